import { rmSync } from "node:fs"
import { writeContent } from "../../../test/copies/own-content"
import { checkPlaces } from "./files/check-places"
import { issueLine } from "../errors/content-issue"
import { filesOf } from "../read/files"
import { checkNote, readNotes } from "./read-notes"

let root = ""

afterEach(() => rmSync(root, { recursive: true }))

function errors(launch: object | string) {
  root = writeContent({ "launch.json": launch })
  return readNotes(root, filesOf(root)).flatMap(checkNote).map(issueLine)
}

test("a launch.json with a name and a reason is in order, and in its place", () => {
  expect(errors({ keep: [{ name: "Austin", reason: "I live there." }] })).toEqual([])
  expect(checkPlaces(filesOf(root)).filter(({ file }) => file.endsWith("launch.json"))).toEqual([])
})

test.each([
  [
    "without a reason",
    { keep: [{ name: "Austin" }] },
    /^content\/launch\.json:\d+ keep\[0\]\.reason is missing$/,
  ],
  ["with an unknown field", { keep: [], skip: [] }, /skip is not a known field$/],
  ["that is no JSON", "{", /^content\/launch\.json:1 .+ is not JSON/],
  ["that is empty", "", /^content\/launch\.json is empty$/],
])("a launch.json %s is reported", (_, text, line) => {
  expect(errors(text)).toContainEqual(expect.stringMatching(line))
})
