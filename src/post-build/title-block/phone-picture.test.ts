import { phonePicture } from "./phone-picture"

const img = { src: "/a.webp" }

test.each([
  ["its file, without candidates", [img], "/a.webp"],
  // 412 px wide at 1.75: 663 of its pixels for 92vw.
  [
    "the smallest width that is sharp",
    [{ srcset: "/a-460.avif 460w, /a-680.avif 680w, /a-960.avif 960w", sizes: "92vw" }, img],
    "/a-680.avif",
  ],
  [
    "the smallest, if it is wide enough",
    [{ srcset: "/a-460.avif 460w, /a-680.avif 680w", sizes: "(min-width: 56rem) 60vw, 8rem" }],
    "/a-460.avif",
  ],
  ["the largest, if none is wide enough", [{ srcset: "/a-460.avif 460w", sizes: "92vw" }], "/a-460.avif"],
  [
    "the smallest density that is sharp",
    [{ src: "/a-1.webp", srcset: "/a-1.webp 1x, /a-2.webp 2x" }],
    "/a-2.webp",
  ],
  ["a width in pixels", [{ srcset: "/a-96.avif 96w, /a-480.avif 480w", sizes: "50px" }], "/a-96.avif"],
  ["no dark variant", [{ srcset: "/dark.avif 460w", media: "(prefers-color-scheme: dark)" }, img], "/a.webp"],
  ["the phone's variant", [{ srcset: "/phone.avif 460w", media: "(max-width: 40rem)" }, img], "/phone.avif"],
])("A phone fetches %s", (_, sources, file) => {
  expect(phonePicture(sources)).toBe(file)
})
