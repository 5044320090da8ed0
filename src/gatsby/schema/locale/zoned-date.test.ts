import { noonOf } from "./zoned-date"

test.each([
  ["2025-03-18", "America/Chicago", "2025-03-18T12:00:00-05:00"],
  ["2025-01-05", "America/Chicago", "2025-01-05T12:00:00-06:00"],
  ["2025-03-09", "America/Chicago", "2025-03-09T12:00:00-05:00"],
  ["2025-07-01", "Europe/Berlin", "2025-07-01T12:00:00+02:00"],
  ["2025-07-01", "UTC", "2025-07-01T12:00:00+00:00"],
])("%s in %s is %s", (date, timeZone, moment) => {
  expect(noonOf(date, timeZone)).toBe(moment)
  expect(Number.isNaN(Date.parse(moment))).toBe(false)
})
