import { z } from "zod"
import { formatPartialDate } from "../../../text/locale/intl-formatters"
import { withoutUnshown } from "../entries/check-unshown"
import { formatPath } from "../../errors/content-issue"
import { date, language, partialDate } from "../../schema/fields"
import { projectIn } from "../../read/project-of"
import type { Entry } from "../../read/read-entries"
import { type Leaf, leavesOf, valueAt } from "../../read/leaves"

/** A text that the build draws, and the field that it comes from. */
export type DrawnText = { entry: Entry; path: PropertyKey[]; text: string }

/** What the PDF takes from other content, unless the resume has its own. */
const borrowed: readonly { type: string; fields: RegExp; unless?: PropertyKey[] }[] = [
  { type: "ResumePage", fields: /^titles\./ },
  { type: "SiteSettings", fields: /^owner\.name$/, unless: ["basics", "name"] },
  { type: "SiteSettings", fields: /^owner\.jobTitle$/, unless: ["basics", "label"] },
  { type: "SiteSettings", fields: /^owner\.location$/, unless: ["basics", "location"] },
  { type: "SiteSettings", fields: /^socials\[\d+\]\.name$/, unless: ["basics", "profiles"] },
  { type: "SiteSettings", fields: /^availability\.words\.now$/ },
  { type: "SkillList", fields: /^groups\[\d+\]\.(?:items\[\d+\]\.)?name$/, unless: ["skills"] },
]

/** The resume's fields that are links, codes or names of folders. */
const notDrawn = /(?:^|\.)(?:url|username|countryCode|project)$/

const dates = /(?:^|\.)(?:startDate|endDate|date|releaseDate)$/

/** The texts in the resume's PDF, but for its dates; none without a resume. */
export function resumeTexts(entries: readonly Entry[]): DrawnText[] {
  const entry = resumeIn(entries)
  if (!entry) return []
  const own = textsIn(entry, leavesIn(entry)).filter(
    ({ path }) => !notDrawn.test(formatPath(path)) && !dates.test(formatPath(path)),
  )
  const others = borrowed
    .filter(({ unless }) => unless === undefined || valueAt(entry.data, unless) === undefined)
    .flatMap(({ type, fields }) => fieldsOf(entries, type, fields))
  return [...own, ...others, ...projectTexts(entry, entries)]
}

const resumeIn = (entries: readonly Entry[]) =>
  entries.find(({ type, source }) => type.name === "Resume" && source.issues.length === 0)

const leavesIn = ({ type, data }: Entry) => leavesOf(type.schema, withoutUnshown(type.schema, data))

const textsIn = (entry: Entry, leaves: readonly Leaf[]): DrawnText[] =>
  leaves.map(({ path, value }) => ({ entry, path, text: value }))

const fieldsOf = (entries: readonly Entry[], type: string, fields: RegExp): DrawnText[] =>
  entries
    .filter((entry) => entry.type.name === type)
    .flatMap((entry) =>
      textsIn(
        entry,
        leavesOf(entry.type.schema, entry.data).filter(({ path }) => fields.test(formatPath(path))),
      ),
    )

const item = z.object({
  project: z.string().optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  keywords: z.array(z.string()).optional(),
})
const listed = z.object({ projects: z.array(item) }).catch({ projects: [] })

/** What the resume's projects leave to their folders. */
function projectTexts(entry: Entry, entries: readonly Entry[]): DrawnText[] {
  return listed.parse(entry.data).projects.flatMap(({ project, name, description, keywords }) => {
    const found = projectIn(entries, project)
    if (!found) return []
    const taken = new Set<PropertyKey>([
      ...(name === undefined ? ["title"] : []),
      ...(description === undefined ? ["description"] : []),
      ...(keywords === undefined ? ["tags"] : []),
    ])
    const leaves = leavesOf(found.type.schema, found.data)
    return textsIn(
      found,
      leaves.filter(({ path: [field = ""] }) => taken.has(field)),
    )
  })
}

const spoken = z.object({ language })
const withAvailability = z.object({ availability: z.object({ fullTime: date }) })

/** The resume's dates in words, as the field with the site's language; none without a resume. */
export function resumeDates(entries: readonly Entry[]): DrawnText[] {
  const resume = resumeIn(entries)
  const entry = entries.find(({ type }) => type.name === "SiteSettings")
  const tag = spoken.safeParse(entry?.data).data?.language
  if (!resume || !entry || tag === undefined) return []
  const start = withAvailability.safeParse(entry.data).data?.availability.fullTime
  const own = leavesIn(resume)
    .filter(({ path, value }) => dates.test(formatPath(path)) && partialDate.safeParse(value).success)
    .map(({ value }) => value)
  return [...own, ...(start === undefined ? [] : [start])]
    .filter((day) => !Number.isNaN(Date.parse(day)))
    .map((day) => ({ entry, path: ["language"], text: formatPartialDate(day, tag) }))
}
