import { type Day, type WorkingCalendar, afterWorkingDays } from "../calendar/dates"
import type { Span } from "./rules"

type Given = {
  readonly today: Day
  /** The day from which the owner takes projects, if it is known. */
  readonly availableFrom: Day | undefined
  readonly calendar: WorkingCalendar
  /** The working days until work can begin. */
  readonly start: number
}

export type Timeline = {
  /** The day until which deposit and material have to be there. The time to launch counts from it, as the terms say. */
  readonly ready: Day
  /** The first and the last day named for the launch. */
  readonly launch: Day
  readonly latest: Day
}

/** When a site is made that takes so many working days. It begins on the later of today and the owner's free start. */
export function timeline({ today, availableFrom, calendar, start }: Given, days: Span): Timeline {
  const from = Math.max(today, availableFrom ?? today)
  const after = (count: number) => afterWorkingDays(from, start + count, calendar)
  return { ready: after(0), launch: after(days.low), latest: after(days.high) }
}
