import { z } from "zod"

const dates = z.object({ owner: z.object({ timeZone: z.string() }) })

/**
 * The current date at the site's place, as `2025-03-31`.
 * @param settings the fields of `site.json`. Without a valid time zone it is the date in UTC.
 */
export function todayAt(settings: unknown, now = new Date()): string {
  const { data } = dates.safeParse(settings)
  try {
    // Swedish writes dates as ISO 8601 does.
    return new Intl.DateTimeFormat("sv-SE", { timeZone: data?.owner.timeZone ?? "UTC" }).format(now)
  } catch {
    return now.toISOString().slice(0, 10)
  }
}
