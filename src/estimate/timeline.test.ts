import * as fc from "fast-check"
import { dayOf } from "../calendar/dates"
import { timeline } from "./timeline"

const given = {
  today: dayOf("2026-11-25"),
  availableFrom: dayOf("2026-12-07"),
  calendar: { holidays: ["2026-11-26", "2026-12-25"].map(dayOf) },
  start: 2,
}
const days = { low: 3, high: 4 }

test("before the owner's free start nothing begins", () => {
  expect(timeline(given, days)).toEqual({
    ready: dayOf("2026-12-09"),
    launch: dayOf("2026-12-14"),
    latest: dayOf("2026-12-15"),
  })
})

test("once that day has come, or without one, today counts, and a holiday does not", () => {
  const late = { ...given, today: dayOf("2026-12-21") }
  expect(timeline(late, days)).toMatchObject({ ready: dayOf("2026-12-23"), launch: dayOf("2026-12-29") })
  expect(timeline({ ...late, availableFrom: undefined }, days)).toEqual(timeline(late, days))
})

test("no launch is on Christmas Day, whatever the day and the work", () => {
  const anyDay = fc.integer({ min: dayOf("2026-11-01"), max: dayOf("2026-12-25") })
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 40 }), (today, low) => {
      const { launch, latest } = timeline({ ...given, today }, { low, high: low + 5 })
      expect([launch, latest]).not.toContain(dayOf("2026-12-25"))
    }),
  )
})
