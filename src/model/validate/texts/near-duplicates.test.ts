import { fixture } from "../../../../test/fixture"
import { nearDuplicates, resemblance, shingles } from "./near-duplicates"
import { readContent } from "../../read/content"
import type { Entry } from "../../read/read-entries"

const { entries } = readContent(fixture)
const yorkshire = entries.find(({ file }) => file === "content/states/yorkshire.json")!

/** A page turned into one for Cornwall by replacing only the names. */
function exchanged(change: (text: string) => string = (text) => text): Entry {
  const text = JSON.stringify(yorkshire.data)
    .replaceAll("Yorkshire", "Cornwall")
    .replaceAll('"YK"', '"CW"')
    .replaceAll("Leeds", "Truro")
    .replaceAll("Hull", "Looe")
    .replaceAll("Whitby", "St Just in Roseland")
  return { ...yorkshire, file: "content/states/cornwall.json", data: JSON.parse(change(text)) }
}

test("a run is five words in a row, in lower case and without punctuation", () => {
  expect(shingles("One two, three: four five six.")).toEqual([
    "one two three four five",
    "two three four five six",
  ])
  expect(shingles("Four words are none.")).toEqual([])
})

test("the share is that of the smaller set, whichever comes first", () => {
  const small = new Set(["a", "b"])
  const large = new Set(["b", "c", "d", "e"])
  expect([resemblance(small, large), resemblance(large, small), resemblance(new Set(), large)]).toEqual([
    0.5, 0.5, 0,
  ])
})

test("pages in their own words are not copies of each other", () => {
  expect(nearDuplicates(entries)).toEqual([])
})

test("reports a copy with replaced names, with both files, the share and the remedy", () => {
  const [warning, ...others] = nearDuplicates([yorkshire, exchanged()])
  expect(others).toEqual([])
  expect(warning).toMatchObject({ file: "content/states/cornwall.json" })
  expect(warning?.reason).toMatch(
    /^shares (?:9\d|100) % of .+ with content\/states\/yorkshire\.json; .*write/,
  )
})

test("a reworded page is not a copy", () => {
  const reworded = exchanged((text) => text.replaceAll(/\b(?:the|a|and|to|you|in)\b/g, "other"))
  expect(nearDuplicates([yorkshire, reworded])).toEqual([])
})
