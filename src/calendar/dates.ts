/** A calendar day as a number: the days since January 1, 1970. */
export type Day = number

const length = 24 * 60 * 60 * 1000

/** The day where the visitor is. */
export const today = (now = new Date()): Day =>
  Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / length

export const dayOf = (date: string): Day => Date.parse(date) / length

/** The days of a week by their names in English, from Sunday, as `Date` counts them. */
export const weekDays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const

const defaultDays = ["monday", "tuesday", "wednesday", "thursday", "friday"]

/** When somebody works: on which days of the week (Monday to Friday if left out), and on which days not. */
export type WorkingCalendar = {
  readonly workingDays?: readonly string[] | null
  readonly holidays?: readonly Day[]
}

/** The day so many working days later. */
export function afterWorkingDays(
  from: Day,
  count: number,
  { workingDays, holidays = [] }: WorkingCalendar = {},
): Day {
  const working = new Set(workingDays?.length ? workingDays : defaultDays)
  let day = from
  for (let left = count; left > 0;) {
    day++
    if (working.has(weekDayOf(day)) && !holidays.includes(day)) left--
  }
  return day
}

const weekDayOf = (day: Day) => weekDays[dateOf(day).getUTCDay()] ?? ""

export const dateOf = (day: Day) => new Date(day * length)

/** A day's year, month from 0, and day of the month. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  const moment = dateOf(day)
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth(), date: moment.getUTCDate() }
}
