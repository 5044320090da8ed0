import * as fc from "fast-check"
import { dayFrom, datedIn, inDigits } from "./dated"
import { dayOf } from "../calendar/dates"

const today = dayOf("2026-11-27")

test("a day read back is the same day", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: today }), (day) => expect(dayFrom(inDigits(day), today)).toBe(day)),
  )
  expect(inDigits(today)).toBe("20261127")
})

test.each(["20260230", "20261301", "20261100", "2026112", "abc", "", "-0261127", "20261129"])(
  "%s is no day of an estimate",
  (digits) => expect(dayFrom(digits, today)).toBeUndefined(),
)

test("tomorrow counts as today, as the sender's time zone may be ahead", () => {
  expect(dayFrom("20261128", today)).toBe(today)
})

test("an address has its estimate's day, or none", () => {
  expect(datedIn("?pages=8&dated=20261101", today)).toBe(dayOf("2026-11-01"))
  expect(datedIn("?pages=8", today)).toBeUndefined()
})
