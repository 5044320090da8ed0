import { type Day, type WorkingCalendar, afterWorkingDays, dayOf } from "./dates"

type Rule = WorkingCalendar & {
  readonly timeZone: string
  readonly answerDays?: number | null
}

/** The day by which a message is answered, counted from the day after it was sent, at the owner's place. */
export function answerDay(sent: Date, { timeZone, answerDays, ...calendar }: Rule): Day {
  // Swedish writes a date as ISO 8601 does.
  const day = dayOf(new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(sent))
  return afterWorkingDays(day, answerDays ?? 1, calendar)
}
