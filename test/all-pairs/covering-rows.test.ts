import { z } from "zod"
import { readContent } from "../../src/model/read/content"
import { fixture } from "../fixture"
import { coveringColumns } from "./covering-rows"
import { filled } from "./fill"
import { variation } from "./vary"

/** The combinations in which two factors meet. */
const meetings = (one: readonly boolean[], other: readonly boolean[]) =>
  new Set(one.map((value, row) => `${value} ${other[row]}`)).size

test.each([
  [4, 3],
  [5, 4],
  [6, 10],
  [8, 35],
])("in %i rows each two of %i factors meet in all four ways", (rows, factors) => {
  const columns = coveringColumns(rows)
  expect(columns).toHaveLength(factors)
  for (const [index, column] of columns.entries())
    for (const other of columns.slice(0, index)) expect(meetings(column, other)).toBe(4)
})

const { entries } = readContent(fixture)

test.each(["Project", "CaseStudy", "Article", "State"])(
  "each two optional fields of %s meet in all four ways",
  (name) => {
    const [entry] = entries
      .filter(({ type }) => type.name === name)
      .toSorted((a, b) => JSON.stringify(b.data).length - JSON.stringify(a.data).length)
    const optional = Object.entries<unknown>(entry?.type.schema.shape ?? {})
      .filter(([key, field]) => field instanceof z.ZodOptional && !/^(?:claims|draft)$/.test(key))
      .map(([key]) => key)
    const all = { ...Object(filled(name, entry?.data)), formerPaths: ["/once/"] }
    const { varied } = variation(8)
    const rows = Array.from({ length: 8 }, (_, row) => Object(varied(name, all, row)))
    const columns = optional.map((key) => rows.map((row) => key in row))
    expect(optional.length).toBeGreaterThan(2)
    for (const [index, column] of columns.entries())
      for (const other of columns.slice(0, index))
        expect([optional[index], meetings(column, other)]).toEqual([optional[index], 4])
  },
)
