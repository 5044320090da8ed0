import { type Day, dayOf, partsOf } from "../calendar/dates"

/** The name of an estimate's day in its address, which no question has. */
export const dayKey = "dated"

/** A day as an address has it, such as `20261127`. */
export function inDigits(day: Day): string {
  const { year, month, date } = partsOf(day)
  return String(year * 10_000 + (month + 1) * 100 + date)
}

/** The day in an address; undefined if it is none, or later than tomorrow (the sender's time zone may be ahead). */
export function dayFrom(digits: string | null, today: Day): Day | undefined {
  if (digits === null || !/^\d{8}$/.test(digits)) return undefined
  const day = dayOf(digits.replace(/(....)(..)(..)/, "$1-$2-$3"))
  // Some engines take February 30 for a day of March.
  if (Number.isNaN(day) || inDigits(day) !== digits || day > today + 1) return undefined
  return Math.min(day, today)
}

/** Whether an estimate of a day has expired: it holds for so many days. */
export const hasExpired = (dated: Day, today: Day, validDays: number) => today > dated + validDays

/** The day of an address's estimate, if it has one. */
export const datedIn = (search: string, today: Day): Day | undefined =>
  dayFrom(new URLSearchParams(search).get(dayKey), today)
