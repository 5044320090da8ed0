import type { z } from "zod"
import type { resume } from "../../src/model/schema/content-types/resume"

type Resume = z.infer<typeof resume>
type Dated = { startDate?: string | undefined; endDate?: string | undefined }

/**
 * A resume whose lists begin with the newest entry, as its page shows them. What would end before it began has no end.
 * @returns the resume, and a line for each end that was left out.
 */
export function inTime(file: Resume): { value: Resume; refused: string[] } {
  const refused: string[] = []
  function sorted<Entry extends Dated>(list: string, entries: readonly Entry[] | undefined) {
    const right = entries?.map((entry, index) => {
      const { startDate = "", endDate = "9" } = entry
      if (!isBefore(endDate, startDate)) return entry
      refused.push(
        `${list}[${index}].endDate "${endDate}" is before it began, ${startDate}; it is left out: correct it, and import again`,
      )
      return { ...entry, endDate: undefined }
    })
    // What still goes on is the newest. Without any date, an entry stays last.
    return right?.toSorted(
      (a, b) => compared(lastDay(b), lastDay(a)) || compared(b.startDate ?? "", a.startDate ?? ""),
    )
  }
  const lists = {
    work: sorted("work", file.work),
    volunteer: sorted("volunteer", file.volunteer),
    education: sorted("education", file.education),
  }
  const there = Object.entries(lists).filter(([, entries]) => entries !== undefined)
  return { value: { ...file, ...Object.fromEntries(there) }, refused }
}

/** Whether one partial date is before another, as far as both are known: 2025 is not before 2025-06. */
const isBefore = (date: string, other: string) =>
  date < other.slice(0, date.length) && !other.startsWith(date)

const lastDay = ({ startDate, endDate }: Dated) => endDate ?? (startDate === undefined ? "" : "9")
const compared = (a: string, b: string) => Number(a > b) - Number(a < b)
