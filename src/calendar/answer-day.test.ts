import { dateOf, dayOf } from "./dates"
import { answerDay } from "./answer-day"

const timeZone = "America/Chicago"
const by = (sent: string, rule = {}) =>
  dateOf(answerDay(new Date(sent), { timeZone, ...rule }))
    .toISOString()
    .slice(0, 10)

test.each([
  ["a Tuesday", "2026-11-24T18:00:00Z", "2026-11-25"],
  ["a Friday", "2026-11-27T18:00:00Z", "2026-11-30"],
  ["a Saturday", "2026-11-28T18:00:00Z", "2026-11-30"],
  ["a Thursday evening, which is Friday in London", "2026-11-27T04:00:00Z", "2026-11-27"],
])("what is sent on %s is answered by the next working day of the owner", (_, sent, day) => {
  expect(by(sent)).toBe(day)
})

test("an owner who works on two days and takes two of them has other days", () => {
  expect(by("2026-11-27T18:00:00Z", { workingDays: ["saturday", "monday"], answerDays: 2 })).toBe(
    "2026-11-30",
  )
})

test("nothing is answered on a holiday", () => {
  const holidays = ["2026-12-24", "2026-12-25"].map(dayOf)
  expect(by("2026-12-23T18:00:00Z", { holidays })).toBe("2026-12-28")
})
