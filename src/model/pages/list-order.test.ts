import { rmSync } from "node:fs"
import { copyFixture } from "../../../test/fixture"
import { readContent } from "../read/content"
import { inListOrder } from "./list-order"
import { listedPaths } from "./listed-paths"

const root = copyFixture()
const { entries } = readContent(root)
afterAll(() => rmSync(root, { recursive: true }))

/** Copies of an entry of a kind with other slugs and fields, in the order of lists. */
function ordered(kind: string, copies: readonly [slug: string, fields: object][]) {
  const model = entries.find((entry) => entry.type.name === kind)
  if (!model) throw new Error(`The small site has no ${kind}`)
  const made = copies.map(([slug, fields]) => ({ ...model, slug, data: fields }))
  const inOrder = made.toSorted(inListOrder).map(({ slug }) => slug)
  expect(
    made
      .toReversed()
      .toSorted(inListOrder)
      .map(({ slug }) => slug),
  ).toEqual(inOrder)
  return inOrder
}

test("the newest article comes first, and articles of one day by their address", () => {
  const day = { date: "2020-01-01" }
  expect(
    ordered("Article", [
      ["b", day],
      ["new", { date: "2021-01-01" }],
      ["a-c", day],
      ["a", day],
    ]),
  ).toEqual(["new", "a", "a-c", "b"])
})

test("projects stand by their number, whatever date they tell, and those of one number by their address", () => {
  expect(
    ordered("Project", [
      ["c", { order: 2, date: "2030" }],
      ["b", { order: 1, date: "2020" }],
      ["a", { order: 2, date: "2010" }],
    ]),
  ).toEqual(["b", "a", "c"])
})

test("the pages of entries stand in the order of their lists: case studies as their projects, the newest article first", () => {
  expect(listedPaths(readContent(root))).toEqual([
    "/work/loom/",
    "/work/ferry/",
    "/wet-paper/",
    "/ninety-years/",
    "/web-design-yorkshire/",
    "/web-design-cumbria/",
  ])
})
