import { rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { jobMatch } from "../../schema/content-types/job-match"
import { copyFixture } from "../../../../test/fixture"
import { readContent } from "../../read/content"
import { checkContent } from "../check"

const file = "content/lists/job-match.json"
let root: string

beforeEach(() => {
  root = copyFixture()
})
afterEach(() => rmSync(root, { recursive: true }))

/** What is told of these terms. */
async function toldOf(terms: object[]) {
  const entry = readContent(root).entries.find((each) => each.file === file)
  const data = jobMatch.parse(entry?.data)
  writeFileSync(path.join(root, file), JSON.stringify({ ...data, items: terms }))
  const { errors, warnings } = await checkContent(root)
  return [...errors, ...warnings].filter((each) => each.file === file).map(({ reason }) => reason)
}

test("the second of two terms with one name is told, however it is written", async () => {
  const told = await toldOf([
    { name: "Node.js", synonyms: ["Node"] },
    { name: "Knots", synonyms: ["node js"] },
  ])
  expect(told).toEqual(['has "node js", which Node.js has, too: only that one is found by it'])
})

test("a name without a letter is told", async () => {
  expect(await toldOf([{ name: "?!" }])).toEqual(['has "?!", which has no letter and is never found'])
})

test("terms of different names are in order, and the file may be missing", async () => {
  expect(await toldOf([{ name: "C" }, { name: "C++" }, { name: "C#" }])).toEqual([])
  rmSync(path.join(root, file))
  expect((await checkContent(root)).errors).toEqual([])
})
