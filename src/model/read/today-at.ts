import { z } from "zod"

const dates = z.object({ owner: z.object({ timeZone: z.string() }) })

/** The date at the site's place, as `2025-03-31`; in UTC without a valid time zone in the settings. */
export function todayAt(settings: unknown, now = new Date()): string {
  const { data } = dates.safeParse(settings)
  try {
    // Swedish writes dates as ISO 8601 does.
    return new Intl.DateTimeFormat("sv-SE", { timeZone: data?.owner.timeZone ?? "UTC" }).format(now)
  } catch {
    return now.toISOString().slice(0, 10)
  }
}
