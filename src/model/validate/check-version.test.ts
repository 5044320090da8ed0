import { rmSync } from "node:fs"
import { writeContent } from "../../../test/copies/own-content"
import { checkVersion } from "./check-version"
import { filesOf } from "../read/files"
import { newestVersion } from "../migrations/migrate"
import { readNotes } from "./read-notes"

let root = ""

afterEach(() => rmSync(root, { recursive: true }))

function found(files: Parameters<typeof writeContent>[0]) {
  root = writeContent({ "site.json": {}, ...files })
  return checkVersion(readNotes(root, filesOf(root)))
}
const ofVersion = (version: number) => found({ "version.json": { version } })
const naming = (command: string) => [
  expect.objectContaining({ file: "content/version.json", reason: expect.stringContaining(command) }),
]

test("content of the present version is in order", () => {
  expect(ofVersion(newestVersion)).toEqual({ errors: [], warnings: [] })
})

test("older content is an error that names the command", () => {
  expect(ofVersion(newestVersion - 1)).toEqual({ errors: naming("npm run content:update"), warnings: [] })
})

test("newer content is an error that says that the code is too old", () => {
  expect(ofVersion(newestVersion + 1)).toEqual({ errors: naming("docs/updating.md"), warnings: [] })
})

test("content without a version is a warning that names the command, as it may be in order", () => {
  expect(found({})).toEqual({ errors: [], warnings: naming("npm run content:update") })
})
