import { checkNames } from "./check-names"

test.each([
  ["content/blog/a%20b/index.mdx", /has "%" in "a%20b"/],
  ["content/blog/a/what?.png", /has "\?" in "what\?\.png"/],
  ["static/videos/a#b.mp4", /has "#" in/],
  ["content/blog/a\\b/index.mdx", /has "\\\\" in/],
  ["content/blog/a/\u202Egpj.png", /has a name that has an invisible U\+202E, which turns/],
  ["content/blog/a/b\uFEFF.png", /has the control character U\+FEFF in its name; rename it/],
  ["content/blog/end./index.mdx", /has a space or dot at the end of "end\."/],
  ["content/blog/ a/index.mdx", /has a space or dot at the end of " a"/],
  ["content/blog/con/index.mdx", /"con", which Windows keeps/],
  ["content/blog/a/aux.png", /"aux\.png", which Windows keeps/],
  ["content/blog/a/LPT¹.png", /"LPT¹\.png", which Windows keeps/],
  ["content/blog/a/b\u200Bc.png", /has an invisible U\+200B in its name; rename it/],
  ["content/blog/a/b\u00ADc.png", /has an invisible U\+00AD in its name/],
  [`content/blog/${"a".repeat(151)}/index.mdx`, /has a name of more than 150 letters/],
  [`content/blog/a/${"ä".repeat(80)}.png`, /has a name of more than 150 letters/],
])("reports a name that some system cannot store, once: %s", (file, reason) => {
  expect(checkNames([file])).toEqual([{ file, place: "", reason: expect.stringMatching(reason) }])
})

test("reports names that differ only in case", () => {
  const files = ["content/blog/a/Cover.png", "content/blog/a/cover.png", "content/x/1.png", "content/X/1.png"]
  expect(checkNames(files).map(({ file }) => file)).toEqual(["content/blog/a/cover.png", "content/X/1.png"])
})

test("ordinary names are valid", () => {
  const files = [
    "content/blog/my-notes_2/fig (1).png",
    "content/blog/my-notes_2/b.png",
    "content/pages/été.png",
    "content/pages/👩\u200D💻 ❤\uFE0F.png",
  ]
  expect(checkNames(files)).toEqual([])
})
