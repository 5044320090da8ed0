/** A calendar day as a number: the days since January 1, 1970. */
export type Day = number

const length = 24 * 60 * 60 * 1000

/** The day where the visitor is. */
export const today = (now = new Date()): Day =>
  Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / length

/** The day of a date such as `2026-12-07`. */
export const dayOf = (date: string): Day => Date.parse(date) / length

/** The day so many working days later, from Monday to Friday without holidays. */
export function afterWorkingDays(from: Day, count: number, holidays: readonly Day[] = []): Day {
  let day = from
  for (let left = count; left > 0;) {
    day++
    if (isWeekday(day) && !holidays.includes(day)) left--
  }
  return day
}

/** January 1, 1970 was a Thursday. */
const isWeekday = (day: Day) => ((((day + 4) % 7) + 7) % 7) % 6 !== 0

/** A day's year, month from 0, and day of the month. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  const moment = new Date(day * length)
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth(), date: moment.getUTCDate() }
}
