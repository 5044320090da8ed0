import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { checkMedia } from "./check-media"
import { filesOf } from "../../read/files"

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "media-"))
  mkdirSync(path.join(root, "content"))
})
afterEach(() => rmSync(root, { recursive: true }))

const blank = sharp({ create: { width: 8, height: 6, channels: 3, background: "#0f766e" } })
const made = (format: "png" | "jpeg" | "webp" | "avif") => blank.clone().toFormat(format).toBuffer()

/** What the check says about a file with this name. */
async function told(name: string, bytes: Buffer) {
  writeFileSync(path.join(root, "content", name), bytes)
  return (await checkMedia(root, filesOf(root))).map(({ file, reason }) => `${file} ${reason}`)
}

/** An AVIF that gives a more general name as its main one, as some programs write it. */
async function withBrand(brand: string) {
  const bytes = await made("avif")
  bytes.write(brand, 8, "latin1")
  return bytes
}

test.each(["png", "jpeg", "webp", "avif"] as const)(
  "a %s with its ending in capital letters is read",
  async (format) => {
    const bytes = await made(format)
    const ending = format.toUpperCase()
    expect(await told(`IMG 2041.${ending}`, bytes)).toEqual([])
    expect(await told(`IMG 2042.${ending}`, bytes.subarray(0, bytes.length * 0.5))).toEqual([
      expect.stringContaining("cut off; export it again"),
    ])
  },
)

test("an AVIF may give a general name as its main one", async () => {
  expect(await told("a.avif", await withBrand("mif1"))).toEqual([])
})

test("a HEIC is reported as one, whatever its name says, with the way out", async () => {
  const bytes = await withBrand("heic")
  const heic = Buffer.from(bytes.toString("latin1").replaceAll("avif", "heix"), "latin1")
  for (const name of ["a.avif", "b.JPG"])
    expect((await told(name, heic)).at(-1)).toMatch(/is a HEIC picture.+export it as JPEG: .+iPhone/)
})

test("a picture in another format is reported with that format, and something else as no picture", async () => {
  expect(await told("a.jpg", await made("webp"))).toEqual([
    expect.stringMatching(/is a WebP picture.+rename it/),
  ])
  expect((await told("b.png", Buffer.from("Words"))).at(-1)).toMatch(/b\.png is no PNG picture/)
})

test.each([
  ["nothing", "", /is empty/],
  [
    "a pointer of Git LFS",
    "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 9\n",
    /git lfs pull/,
  ],
  ["a web page", "<!doctype html><title>Sign in</title>", /is a web page.+download the file itself/],
])("a picture that is %s is reported as such", async (_, text, reason) => {
  expect(await told("a.png", Buffer.from(text))).toEqual([expect.stringMatching(reason)])
})
