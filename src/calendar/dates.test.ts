import * as fc from "fast-check"
import { anyCase } from "../../test/any-estimate"
import { afterWorkingDays, dayOf, partsOf, today } from "./dates"
import { estimate } from "../estimate/estimate"

const anyDay = fc.integer({ min: 0, max: 60_000 })
const weekday = (day: number) => new Date(day * 86_400_000).getUTCDay()

test("no answer yields a day before today, and the earliest is not after the latest", () => {
  fc.assert(
    fc.property(anyDay, anyCase, (from, { rules, answers }) => {
      const { days } = estimate(rules, answers)
      const after = (count: number) => afterWorkingDays(from, rules.timing.start + count)
      expect(after(days.low)).toBeGreaterThan(from)
      expect(after(days.high)).toBeGreaterThanOrEqual(after(days.low))
    }),
  )
})

test("working days end on a working day, and a week has five", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 300 }), (from, count) => {
      const end = afterWorkingDays(from, count)
      expect([0, 6]).not.toContain(weekday(end))
      expect(afterWorkingDays(end, 5) - end).toBe(7)
    }),
  )
})

test.each([
  ["2026-11-27", 1, "2026-11-30"],
  ["2026-11-28", 1, "2026-11-30"],
  ["2026-11-24", 5, "2026-12-01"],
  ["2026-11-24", 0, "2026-11-24"],
])("from %s, %i working days end on %s", (from, count, end) => {
  expect(afterWorkingDays(dayOf(from), count)).toBe(dayOf(end))
})

test("no working day is a holiday, and none is skipped besides", () => {
  const holidays = ["2026-12-25", "2027-01-01"].map(dayOf)
  expect(afterWorkingDays(dayOf("2026-12-24"), 1, { holidays })).toBe(dayOf("2026-12-28"))
  expect(afterWorkingDays(dayOf("2026-12-24"), 5, { holidays })).toBe(dayOf("2027-01-04"))
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 60 }), fc.array(anyDay), (from, count, off) => {
      const end = afterWorkingDays(from, count, { holidays: off })
      expect(off).not.toContain(end)
      const days = Array.from({ length: end - from }, (_, index) => from + index + 1)
      expect(days.filter((day) => ![0, 6].includes(weekday(day)) && !off.includes(day))).toHaveLength(count)
    }),
  )
})

test("today is the visitor's own day, late in the evening too", () => {
  expect(partsOf(today(new Date(2026, 10, 24, 23, 59)))).toEqual({ year: 2026, month: 10, date: 24 })
  expect(partsOf(today(new Date(2026, 10, 24, 0, 1)))).toEqual({ year: 2026, month: 10, date: 24 })
})
