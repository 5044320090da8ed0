import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { copyFixture } from "../../../../test/fixture"
import { checkContent } from "../check"

let root: string
let elsewhere: string

beforeEach(() => {
  root = copyFixture()
  elsewhere = mkdtempSync(path.join(tmpdir(), "elsewhere-"))
})

afterEach(() => {
  for (const folder of [root, elsewhere]) rmSync(folder, { recursive: true })
})

const reported = async () => (await checkContent(root)).errors.map(({ file, reason }) => `${file} ${reason}`)

test("a link to a file, to a folder or to nothing is reported once, and nothing is read through it", async () => {
  writeFileSync(path.join(elsewhere, "faq.json"), '{ "title": "Private" }')
  mkdirSync(path.join(elsewhere, "picture.png"))
  symlinkSync(path.join(elsewhere, "nothing.json"), path.join(root, "content/states/lost.json"))
  symlinkSync(path.join(elsewhere, "picture.png"), path.join(root, "content/pages/picture.png"))
  symlinkSync(elsewhere, path.join(root, "content/projects/linked"))
  symlinkSync(path.join(elsewhere, "faq.json"), path.join(root, "content/pages/notes.txt"))
  const errors = await reported()
  for (const file of ["states/lost.json", "pages/picture.png", "projects/linked"])
    expect(errors.filter((error) => error.includes(file))).toEqual([
      expect.stringMatching(/^content\/\S+ is a symbolic link, .*; put the file or folder itself/),
    ])
  expect(
    errors.filter((error) => error.startsWith("content/pages/notes.txt is a symbolic link")),
  ).toHaveLength(1)
  expect(errors.join()).not.toContain("Private")
})

test("links in static/ are reported too, but a folder of the site that is one is not", async () => {
  expect(await reported()).toEqual([])
  const own = path.join(root, "static")
  rmSync(own)
  mkdirSync(own)
  for (const name of ["key.pem", ".hidden", ".#open.txt"])
    symlinkSync(path.join(elsewhere, name), path.join(own, name))
  const links = (await reported()).filter((error) => error.includes("is a symbolic link"))
  expect(links.map((error) => error.split(" ")[0])).toEqual(["static/.hidden", "static/key.pem"])
})
