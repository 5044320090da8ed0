import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { copyFixture } from "../../../test/fixture"
import { checkContent } from "./check"
import { issueLine } from "../errors/content-issue"

let root: string
beforeEach(() => (root = copyFixture()))
afterEach(() => rmSync(root, { recursive: true }))

const folder = "content/projects/loom"

/** Gives the project's picture another name, names it in the project, and returns what the check says. */
async function told(stored: string, written = stored) {
  renameSync(path.join(root, folder, "thumbnail.png"), path.join(root, folder, stored))
  const file = path.join(root, folder, "project.json")
  writeFileSync(file, readFileSync(file, "utf8").replace("./thumbnail.png", `./${written}`))
  return errors()
}

const errors = async () => (await checkContent(root, false)).errors.map(issueLine)

/** Adds a line to an article's text. */
function addLine(line: string) {
  const file = path.join(root, "content/blog/wet-paper/index.mdx")
  writeFileSync(file, `${readFileSync(file, "utf8")}\n${line}\n`)
}

test.each(["IMG_2041.PNG", "Photo of me.png", "Screenshot at 9.41.07\u202FAM.png"])(
  "%s is a picture like any other",
  async (name) => {
    expect(await told(name)).toEqual([])
  },
)

test.each([
  ["me.HEIC", /HEIC picture.+export it as JPEG/],
  ["me.tiff", /TIFF.+export it as JPEG or PNG/],
  ["me.gif", /GIF.+export it as MP4 and WebM/],
  ["me.psd", /no browser shows.+export it/],
])("%s is reported once, at its file, with the way out", async (name, reason) => {
  const found = await told(name)
  expect(found).toEqual([expect.stringMatching(reason)])
  expect(found[0]).toMatch(new RegExp(`^${folder}/${name} `))
})

test("a HEIC in a text is reported once too", async () => {
  writeFileSync(path.join(root, "content/blog/wet-paper/me.heic"), "")
  addLine("![Me.](./me.heic)")
  expect(await errors()).toEqual([expect.stringMatching(/^content\/blog\/wet-paper\/me\.heic is a HEIC/)])
})

test.each([
  ["Photo of\u00A0me.png", "Photo of me.png", /space of another kind/],
  ["IMG_2041.PNG", "IMG_2041.png", /where capital letters count, did you mean "\.\/IMG_2041\.PNG"\?$/],
])("%p, written %p, is reported once, where it is written", async (stored, written, reason) => {
  const found = await told(stored, written)
  expect(found).toEqual([expect.stringMatching(reason)])
  expect(found[0]).toMatch(/project\.json:\d+ image\.src names/)
})

test("a picture whose name has spaces stands between angle brackets in a text", async () => {
  const own = path.join(root, folder, "thumbnail.png")
  copyFileSync(own, path.join(root, "content/blog/wet-paper/Photo (1) of me.png"))
  addLine("![Me.](<./Photo (1) of me.png>)")
  expect(await errors()).toEqual([])
  addLine("![Me.](./Photo (1) of me.png)")
  expect(await errors()).toEqual([
    expect.stringMatching(
      /index\.mdx:\d+ has the picture \.\/Photo \(1\) of me\.png, .+\(<\.\/Photo \(1\) of me\.png>\)/,
    ),
  ])
})

test("a link in a text to a page of this site by its whole address is reported if there is no such page", async () => {
  addLine("[A](https://inesokoye.example/ferries/) and [b](https://inesokoye.example/work/ferry/).")
  expect(await errors()).toEqual([
    expect.stringMatching(/index\.mdx:\d+ link leads to \/ferries\/, which is no page/),
  ])
})

test.each([
  ["##Heading", /index\.mdx:\d+ has no space after ##/],
  ["[a](https://example.com/\u200B)", /index\.mdx:\d+ link .+ has an invisible U\+200B/],
])("a slip in a text is reported once, on its line: %p", async (line, says) => {
  addLine(line)
  expect(await errors()).toEqual([expect.stringMatching(says)])
})

test("a field that breaks two rules with the same reason is reported once", async () => {
  const file = path.join(root, "content/site.json")
  writeFileSync(file, readFileSync(file, "utf8").replace('"en-GB"', '"en_GB"'))
  expect(await errors()).toEqual([
    expect.stringMatching(/site\.json:\d+ language must be the tag of a language/),
  ])
})
