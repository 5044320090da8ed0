import { dayOf } from "../../../calendar/dates"
import { holidaysOf } from "./holidays"

test.each([
  ["US", "2026-12-25"],
  ["US", "2027-01-01"],
  ["US", "2028-07-04"],
  // The Fourth of July is a Saturday.
  ["US", "2026-07-03"],
  ["DE", "2026-10-03"],
  ["DE", "2027-05-17"],
  ["JP", "2027-05-03"],
])("in %s %s is a holiday", (country, date) => {
  expect(holidaysOf(country, 2026)).toContain(dayOf(date))
})

test("the days are in order, each once, for three years and of this country alone", () => {
  const days = holidaysOf("US", 2026)
  expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b))
  expect(days.every((day) => day >= dayOf("2026-01-01") && day <= dayOf("2028-12-31"))).toBe(true)
  expect(days).not.toContain(dayOf("2026-07-14"))
  expect(holidaysOf("FR", 2026)).toContain(dayOf("2026-07-14"))
})

test("a country that nobody knows has none", () => {
  expect(holidaysOf("XX", 2026)).toEqual([])
})
