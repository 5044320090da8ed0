import { type Day, type WorkingCalendar, afterWorkingDays, dayOf } from "./dates"

type Rule = WorkingCalendar & {
  readonly timeZone: string
  /** In how many working days an answer comes at the latest. */
  readonly answerDays?: number | null
}

/**
 * The day by which a message is answered: the owner's working days are counted from the day after it was sent, both at
 * the owner's place.
 */
export function answerDay(sent: Date, { timeZone, answerDays, ...calendar }: Rule): Day {
  // Swedish writes a date as ISO 8601 does.
  const day = dayOf(new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(sent))
  return afterWorkingDays(day, answerDays ?? 1, calendar)
}
