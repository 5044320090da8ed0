import { contentTypeOf } from "../../schema/content-types"
import { readJson } from "../../read/parse/parse-file"
import type { Entry } from "../../read/read-entries"
import { checkYours } from "./check-yours"

function entry(place: string, data: object): Entry {
  const found = contentTypeOf(place)
  if (!found) throw new Error(`${place} is of no kind`)
  const source = readJson(JSON.stringify(data, null, 2))
  return { file: `content/${place}`, ...found, source, data: source.data }
}

const estimate = entry("pages/estimate.json", {
  pages: { usual: 5, most: 40 },
  languages: { most: 5 },
  choices: [{ key: "sells", options: [{ key: "no" }, { key: "shop" }] }],
})
const needing = (...by: string[]) =>
  entry("pages/yours.json", { accounts: [{ name: "Domain" }, { name: "Store", needed: { by } }] })

test("an account may need any answer of the estimate, or none", () => {
  expect(checkYours([estimate, needing("sells=shop", "languages=2", "pages=10")])).toEqual([])
})

test.each(["sells=everything", "buys=shop", "languages=6", "pages=0", "dated=tomorrow"])(
  "an answer that the estimate does not have is an error: %s",
  (part) => {
    expect(checkYours([estimate, needing("sells=shop", part)])).toEqual([
      {
        file: "content/pages/yours.json",
        line: 11,
        place: "accounts[1].needed.by[1]",
        reason: expect.stringContaining(part),
      },
    ])
  },
)

test("without an estimate there is nothing to compare with", () => {
  expect(checkYours([needing("sells=everything")])).toEqual([])
})
