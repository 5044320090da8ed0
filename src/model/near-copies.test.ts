/** @jest-environment node */
import { nearCopies, sharedShare, wordRuns } from "./near-copies"
import { readContent } from "./content"
import type { Entry } from "./read-entries"

const { entries } = readContent(process.cwd())
const texas = entries.find(({ file }) => file === "content/states/texas.json")!

/** The Texas page turned into one for Arizona by replacing only the names. */
function exchanged(change: (text: string) => string = (text) => text): Entry {
  const text = JSON.stringify(texas.data)
    .replaceAll("Texas", "Arizona")
    .replaceAll('"TX"', '"AZ"')
    .replaceAll("San Antonio", "Tucson")
    .replaceAll("Houston", "Phoenix")
    .replaceAll("Dallas", "Lake Havasu City")
  return { ...texas, file: "content/states/arizona.json", data: JSON.parse(change(text)) }
}

test("a run is five words in a row, in lower case and without punctuation", () => {
  expect(wordRuns("One two, three: four five six.")).toEqual([
    "one two three four five",
    "two three four five six",
  ])
  expect(wordRuns("Four words are none.")).toEqual([])
})

test("the share is that of the smaller set, whichever comes first", () => {
  const small = new Set(["a", "b"])
  const large = new Set(["b", "c", "d", "e"])
  expect([sharedShare(small, large), sharedShare(large, small), sharedShare(new Set(), large)]).toEqual([
    0.5, 0.5, 0,
  ])
})

test("the shipped pages are not copies of each other", () => {
  expect(nearCopies(entries)).toEqual([])
})

test("reports a copy with replaced names, with both files, the share and the remedy", () => {
  const [warning, ...others] = nearCopies([texas, exchanged()])
  expect(others).toEqual([])
  expect(warning).toMatchObject({ file: "content/states/arizona.json" })
  expect(warning?.reason).toMatch(/^shares (?:9[5-9]|100) % of .+ with content\/states\/texas\.json; .*write/)
})

test("a reworded page is not a copy", () => {
  const reworded = exchanged((text) => text.replaceAll(/\b(?:the|a|and|to|you|in)\b/g, "other"))
  expect(nearCopies([texas, reworded])).toEqual([])
})
