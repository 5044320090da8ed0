import {
  calendarAddress,
  date,
  drawingFile,
  formerPaths,
  language,
  linkTarget,
  phone,
  picture,
  pictureFile,
  siteAddress,
  sitePath,
  text,
  textOf,
  video,
  webAddress,
} from "./fields"
import { reasonsOf } from "../errors/reason"

/** Paths that browsers or file systems take for others. */
const strange = [
  "/../../escaped/",
  "/a/../b/",
  "/./a/",
  "/%2e%2E/a/",
  "/.%2e/a/",
  "/\\evil.example/",
  "/a\\..\\b/",
  "//evil.example/",
  "/100%/",
  "/%E0%A4%A/",
]

test.each([
  [
    "text",
    text,
    ["Words", "é", "日本", "🎉", "1", "?"],
    ["", " ", "\u200B\u2060", "\u00AD", "\u2800", "\u3164", "a\tb", "a\u2028b"],
  ],
  [
    "web address",
    webAddress,
    ["https://a.example/b?c#d"],
    ["https://[", "https://", "https://a b", "http://a.example"],
  ],
  [
    "link",
    linkTarget,
    ["/", "/work/#zync", "https://a.example"],
    ["https://[", "javascript:a", "work", ...strange],
  ],
  ["page", sitePath, ["/", "/café/", "/caf%C3%A9/", "/50%25/", "/work/#zync", "/.well-known/"], strange],
  [
    "former address",
    formerPaths,
    [[], ["/old/", "/a.b/c/", "/日本/", "/...old/", "/old", "/blog/old.html", "/2012/03/old.php"]],
    [...strange, "/", "/a?b/", "/?", "/a:b/", "//a.example/b"].map((path) => [path]),
  ],
  [
    "site's address",
    siteAddress,
    ["https://a.example", "https://a.example:8443", "https://a.example/b"],
    ["https://a.example/", "https://a.example/b/", "https://a.example?b", "https://b@a.example"],
  ],
  [
    "calendar",
    calendarAddress,
    ["https://calendly.com/robin/intro"],
    ["https://cal.com/robin", "https://calendly.com", "https://calendly.com.a.example/", "/contact/"],
  ],
  [
    "phone",
    phone,
    ["+15125550142", "+442079460958"],
    ["(512) 555-0142", "5125550142", "+1 512 555 0142", "+0123456789"],
  ],
  [
    "date",
    date,
    ["2025-06-01"],
    ["2025-06-01T10:00:00.000Z", "2025-6-1", "06/01/2025", "2025-02-30", "“2025-06-01”"],
  ],
  [
    "language",
    language,
    ["en", "en-US", "zh-Hant-TW", "haw"],
    ["english (US)", "english", "en_US", "e", "en-", ""],
  ],
  [
    "picture",
    pictureFile,
    ["./a.png", "./IMG_2041.JPG", "../Photo of me.Jpeg", "./Screenshot at 9.41\u202FAM.PNG"],
    ["a.png", "./a.svg", "./a.heic", "./a.png.txt", "./.png", "./a/.png", "./png", "/a.png"],
  ],
  ["drawing", drawingFile, ["./a.svg", "./My logo.SVG"], ["./a.png", "a.svg"]],
  [
    "video",
    video.shape.mp4,
    ["/videos/demo.mp4", "/videos/DEMO.MP4"],
    ["/videos/my demo.mp4", "/videos/demo.webm", "./demo.mp4"],
  ],
] as const)("%s: what is right, and what is wrong", (_, field, right, wrong) => {
  expect(right.filter((value) => !field.safeParse(value).success)).toEqual([])
  expect(wrong.filter((value) => field.safeParse(value).success)).toEqual([])
})

test("a picture's alt text needs a visible character", () => {
  expect(picture.safeParse({ src: "./a.png", alt: "\u200B" }).success).toBe(false)
})

describe("a text's length", () => {
  const title = textOf({ least: 15, most: 20 })
  const reported = (words: string) =>
    (title.safeParse(words, { reportInput: true }).error?.issues ?? []).flatMap((issue) =>
      reasonsOf(issue, () => []).map(({ reason }) => reason),
    )

  test.each([
    ["a title of its own", []],
    ["网站设计与开发工程", []],
    ["a short title", ["must have at least 15 characters"]],
    ["网站设计", [expect.stringMatching(/^must have at least 15 characters, where a Chinese.* counts two$/)]],
    [
      "网站设计与开发工程师一名",
      [expect.stringMatching(/^must have at most 20 characters, where .* counts two$/)],
    ],
  ])("is that of as many Latin letters: %s", (words, reasons) => {
    expect(reported(words)).toEqual(reasons)
  })
})
