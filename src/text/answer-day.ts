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

const usualDays = ["monday", "tuesday", "wednesday", "thursday", "friday"]

type Rule = {
  readonly timeZone: string
  /** Names of `weekDays`. */
  readonly workingDays?: readonly string[] | null
  /** In how many working days an answer comes at the latest. */
  readonly answerDays?: number | null
}

/**
 * The day by which a message is answered: the owner's working days are counted from the day after it was sent, both at
 * the owner's place.
 * @returns midnight of that day in UTC.
 */
export function answerDay(sent: Date, { timeZone, workingDays, answerDays }: Rule): Date {
  // Swedish writes a date as ISO 8601 does.
  const day = new Date(new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(sent))
  const working = new Set(workingDays?.length ? workingDays : usualDays)
  for (let left = answerDays ?? 1; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (working.has(weekDays[day.getUTCDay()] ?? "")) left -= 1
  }
  return day
}
