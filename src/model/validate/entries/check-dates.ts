import { z } from "zod"
import type { ContentIssue } from "../../errors/content-issue"
import type { Entry } from "../../read/read-entries"

/** Dates such as 2025-03-31 compare correctly as text. */
const dated = z.object({ date: z.iso.date(), updated: z.iso.date().optional() })

/** An error if an entry was updated before it was published. */
export function checkDates({ file, data, source }: Entry): ContentIssue[] {
  const { success, data: dates } = dated.safeParse(data)
  if (!success || dates.updated === undefined || dates.updated >= dates.date) return []
  const reason = `is ${dates.updated}, before it was published on ${dates.date}`
  return [{ file, line: source.lineOf(["updated"]), place: "updated", reason }]
}

/** Warns of dates after `today` (`2025-03-31`). Only an article's date delays its publication. */
export function futureDates({ file, type, data, source }: Entry, today: string): ContentIssue[] {
  const { success, data: dates } = dated.safeParse(data)
  if (!success) return []
  return (["date", "updated"] as const)
    .filter((key) => (dates[key] ?? "") > today)
    .map((key) => {
      const delays = type.name === "Article" && key === "date"
      const then = delays
        ? "the first build on that day publishes it"
        : "the next build shows it all the same"
      const reason = `is ${dates[key]}, which is still to come; ${then}`
      return { file, line: source.lineOf([key]), place: key, reason }
    })
}
