import { z } from "zod"
import type { ContentIssue } from "../../errors/content-issue"
import { issueAt } from "../issue-at"
import { partialDate } from "../../schema/fields"
import { type ReferenceContext, referenceReason } from "../links/check-reference"
import { fixedRoutes } from "../../../routes/routes"
import type { Entry } from "../../read/read-entries"

/** Dates that cannot be read are left to the schema. */
const dated = z.object({
  startDate: partialDate.optional().catch(undefined),
  endDate: partialDate.optional().catch(undefined),
})
const entries = z.array(dated).catch([])
const timed = z.object({ work: entries, volunteer: entries, education: entries, projects: entries })
const withProjects = z.object({ projects: z.array(z.object({ project: z.string().optional() })) })
const since = z.object({ owner: z.object({ since: z.iso.date() }) })

/** The lists of a resume whose order tells the reader which entry is the latest. */
const ordered = ["work", "volunteer", "education"] as const

/** Whether one partial date is before another, as far as both are known: 2025 is not before 2025-06. */
const isBefore = (date: string, other: string) =>
  date < other.slice(0, date.length) && !other.startsWith(date)

/** Entries of a resume that end before they begin, and projects that the site does not have. */
export function checkResume(entry: Entry, around: ReferenceContext): ContentIssue[] {
  return [...endsFirst(entry), ...unknownProjects(entry, around)]
}

/** A site without any project leaves these out, as it does all that leads to them. */
function unknownProjects(entry: Entry, around: ReferenceContext): ContentIssue[] {
  const { success, data } = withProjects.safeParse(entry.data)
  if (entry.type.name !== "Resume" || !success || !around.pages.has(fixedRoutes("").work)) return []
  return data.projects.flatMap(({ project }, index) =>
    project === undefined
      ? []
      : referenceReason(around, entry.file, project, "project").map((reason) =>
          issueAt(entry, ["projects", index, "project"], reason),
        ),
  )
}

function endsFirst(entry: Entry): ContentIssue[] {
  return listsOf(entry).flatMap(([list, items]) =>
    items.flatMap(({ startDate, endDate }, index) => {
      if (!startDate || !endDate || !isBefore(endDate, startDate)) return []
      return [issueAt(entry, [list, index, "endDate"], `is ${endDate}, before it began in ${startDate}`)]
    }),
  )
}

/** Warns of entries that are not newest first, and of a first post later than {experience} counts from. */
export function resumeWarnings(entry: Entry, settings: unknown): ContentIssue[] {
  const lists = new Map(listsOf(entry))
  const order = ordered.flatMap((list) => {
    const items = lists.get(list) ?? []
    const index = items.findIndex((item, place) => {
      const above = items[place - 1]
      const [before, after] = [above && endOf(above), endOf(item)]
      return before !== undefined && after !== undefined && isBefore(before, after)
    })
    return index < 1
      ? []
      : [issueAt(entry, [list, index], "is newer than the entry above it; put the newest first")]
  })
  return [...order, ...shorterThanClaimed(entry, lists.get("work") ?? [], settings)]
}

/** What still goes on is the newest. Without any date, an entry may stand anywhere. */
const endOf = ({ startDate, endDate }: z.infer<typeof dated>) => endDate ?? (startDate ? "9999" : undefined)

function shorterThanClaimed(
  entry: Entry,
  work: readonly z.infer<typeof dated>[],
  settings: unknown,
): ContentIssue[] {
  const claimed = since.safeParse(settings).data?.owner.since
  const [first] = work.flatMap(({ startDate }) => startDate ?? []).toSorted()
  if (!claimed || !first || !isBefore(claimed, first)) return []
  const reason = `begins in ${first}, but {experience} counts from ${claimed}: owner.since in content/site.json`
  return [issueAt(entry, ["work"], reason)]
}

function listsOf({ type, data }: Entry) {
  const found = type.name === "Resume" ? timed.safeParse(data).data : undefined
  return found ? Object.entries(found) : []
}
