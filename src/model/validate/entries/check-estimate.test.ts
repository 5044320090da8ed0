import { checkEstimate } from "./check-estimate"
import { contentTypeOf } from "../../schema/content-types"
import { readJson } from "../../read/parse/parse-file"
import type { Entry } from "../../read/read-entries"

function entry(place: string, data: object): Entry {
  const found = contentTypeOf(place)
  if (!found) throw new Error(`${place} is of no kind`)
  const source = readJson(JSON.stringify(data, null, 2))
  return { file: `content/${place}`, ...found, source, data: source.data }
}

const plans = entry("lists/plans.json", { items: [{ name: "Stall" }, { name: "Shop" }] })
const asking = (plan?: string) =>
  entry("pages/estimate.json", { choices: [{ options: [{ key: "no" }, { key: "shop", plan }] }] })

test("an answer may need any plan of the list, or none", () => {
  expect(checkEstimate([plans, asking("Shop")])).toEqual([])
  expect(checkEstimate([plans, asking()])).toEqual([])
})

test("an answer that needs an unknown plan is an error, with its line and the nearest name", () => {
  expect(checkEstimate([plans, asking("Shops")])).toEqual([
    {
      file: "content/pages/estimate.json",
      line: 10,
      place: "choices[0].options[1].plan",
      reason: expect.stringContaining('"Shop"'),
    },
  ])
})

test("without plans there is no estimate, and nothing to name", () => {
  expect(checkEstimate([asking("Shop")])).toEqual([])
  expect(checkEstimate([entry("lists/plans.json", { items: [] }), asking("Shop")])).toEqual([])
})
