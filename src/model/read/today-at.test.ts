import { todayAt } from "./today-at"

test.each([
  ["America/Chicago", "2026-03-17"],
  ["UTC", "2026-03-18"],
  ["Pacific/Kiritimati", "2026-03-18"],
  ["no zone", "2026-03-18"],
])("half past two at night in London is the day %s has", (timeZone, day) => {
  expect(todayAt({ owner: { timeZone } }, new Date("2026-03-18T02:30:00Z"))).toBe(day)
})

test("without settings the day is that of UTC", () => {
  expect(todayAt(undefined, new Date("2026-03-18T23:30:00Z"))).toBe("2026-03-18")
})
