import { z } from "zod"
import { skillList } from "../model/schema/content-types/lists"
import type { Entry } from "../model/read/read-entries"
import type { LaunchIssue } from "./launch-issue"

/** So many days after it has passed, a date of a free start has been forgotten. */
const forgotten = 30

const dates = z.object({
  availability: z.object({ projects: z.iso.date().optional(), fullTime: z.iso.date().optional() }),
})

/** Hints at what looks worse than it has to: a free start long past, a skill without proof. `today` as `2025-03-31`. */
export function proposals(entry: Entry, today: string): LaunchIssue[] {
  if (entry.type.name === "SiteSettings") return staleDates(entry, today)
  return entry.type.name === "SkillList" ? unproven(entry) : []
}

function staleDates({ file, data, source }: Entry, today: string): LaunchIssue[] {
  const { availability = {} } = dates.safeParse(data).data ?? {}
  const oldest = Date.parse(today) - forgotten * 24 * 60 * 60 * 1000
  return Object.entries(availability).flatMap(([key, date]) => {
    if (date === undefined || Date.parse(date) >= oldest) return []
    const path = ["availability", key]
    const what = `is ${date}, more than ${forgotten} days ago, so the site says now`
    const remedy = "write your next free day, or take it out"
    return [{ file, line: source.lineOf(path), path, name: date, what, remedy, hint: true }]
  })
}

function unproven({ file, data, source }: Entry): LaunchIssue[] {
  const { groups = [] } = skillList.strip().safeParse(data).data ?? {}
  return groups.flatMap(({ items }, group) =>
    items.flatMap(({ name, project, evidence }, index) => {
      if (project ?? evidence) return []
      const path = ["groups", group, "items", index]
      const remedy = `name a "project" or "evidence": a section of a case study, an article or a commit`
      const what = `${name} has nothing that proves it`
      return [{ file, line: source.lineOf(path), path, name, what, remedy, hint: true }]
    }),
  )
}
