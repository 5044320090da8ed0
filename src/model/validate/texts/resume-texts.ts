import { z } from "zod"
import { partialDayIn } from "../../../text/local-words"
import { withoutUnshown } from "../check-unshown"
import { placeOf } from "../../errors/fault"
import { date, language, partialDate } from "../../schema/fields"
import { projectIn } from "../../read/project-of"
import type { Entry } from "../../read/read-entries"
import { type Leaf, leavesOf, valueAt } from "../../read/walk"

/** A text that the build draws, and the field that it comes from. */
export type DrawnText = { entry: Entry; path: PropertyKey[]; text: string }

/** What the PDF takes from other content, unless the resume has its own. */
const borrowed: readonly { kind: string; fields: RegExp; unless?: PropertyKey[] }[] = [
  { kind: "ResumePage", fields: /^titles\./ },
  { kind: "SiteSettings", fields: /^owner\.name$/, unless: ["basics", "name"] },
  { kind: "SiteSettings", fields: /^owner\.jobTitle$/, unless: ["basics", "label"] },
  { kind: "SiteSettings", fields: /^owner\.location$/, unless: ["basics", "location"] },
  { kind: "SiteSettings", fields: /^socials\[\d+\]\.name$/, unless: ["basics", "profiles"] },
  { kind: "SiteSettings", fields: /^availability\.words\.now$/ },
  { kind: "SkillList", fields: /^groups\[\d+\]\.(?:items\[\d+\]\.)?name$/, unless: ["skills"] },
]

/** The resume's fields that are links, codes or names of folders. */
const notDrawn = /(?:^|\.)(?:url|username|countryCode|project)$/

const dates = /(?:^|\.)(?:startDate|endDate|date|releaseDate)$/

/** The texts in the resume's PDF, but for its dates; none without a resume. */
export function resumeTexts(entries: readonly Entry[]): DrawnText[] {
  const entry = resumeIn(entries)
  if (!entry) return []
  const own = textsIn(entry, leavesIn(entry)).filter(
    ({ path }) => !notDrawn.test(placeOf(path)) && !dates.test(placeOf(path)),
  )
  const others = borrowed
    .filter(({ unless }) => unless === undefined || valueAt(entry.data, unless) === undefined)
    .flatMap(({ kind, fields }) => fieldsOf(entries, kind, fields))
  return [...own, ...others, ...projectTexts(entry, entries)]
}

const resumeIn = (entries: readonly Entry[]) =>
  entries.find(({ kind, source }) => kind.name === "Resume" && source.faults.length === 0)

const leavesIn = ({ kind, data }: Entry) => leavesOf(kind.schema, withoutUnshown(kind.schema, data))

const textsIn = (entry: Entry, leaves: readonly Leaf[]): DrawnText[] =>
  leaves.map(({ path, value }) => ({ entry, path, text: value }))

const fieldsOf = (entries: readonly Entry[], kind: string, fields: RegExp): DrawnText[] =>
  entries
    .filter((entry) => entry.kind.name === kind)
    .flatMap((entry) =>
      textsIn(
        entry,
        leavesOf(entry.kind.schema, entry.data).filter(({ path }) => fields.test(placeOf(path))),
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
    const leaves = leavesOf(found.kind.schema, found.data)
    return textsIn(
      found,
      leaves.filter(({ path: [field = ""] }) => taken.has(field)),
    )
  })
}

const spoken = z.object({ language })
const opening = z.object({ availability: z.object({ fullTime: date }) })

/** The resume's dates in words, as the field with the site's language; none without a resume. */
export function resumeDates(entries: readonly Entry[]): DrawnText[] {
  const resume = resumeIn(entries)
  const entry = entries.find(({ kind }) => kind.name === "SiteSettings")
  const tag = spoken.safeParse(entry?.data).data?.language
  if (!resume || !entry || tag === undefined) return []
  const start = opening.safeParse(entry.data).data?.availability.fullTime
  const own = leavesIn(resume)
    .filter(({ path, value }) => dates.test(placeOf(path)) && partialDate.safeParse(value).success)
    .map(({ value }) => value)
  return [...own, ...(start === undefined ? [] : [start])]
    .filter((day) => !Number.isNaN(Date.parse(day)))
    .map((day) => ({ entry, path: ["language"], text: partialDayIn(day, tag) }))
}
