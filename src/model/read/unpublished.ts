import { z } from "zod"
import { projectIn } from "./project-of"
import type { Entry } from "./read-entries"

/** An entry that no build publishes yet, and why, in words that follow "which". */
export type UnpublishedEntry = { entry: Entry; reason: string }

export const draftReason = "is a draft"

const marks = z.object({ draft: z.literal(true).optional(), date: z.iso.date().optional() })

/** Why a build leaves an entry out; undefined if it does not. Only an article waits for its date. */
export function unpublishedReason(type: string, data: unknown, today: string): string | undefined {
  const { draft, date = "" } = marks.catch({}).parse(data)
  if (draft) return draftReason
  // Dates such as 2025-03-31 compare correctly as text.
  return type === "Article" && date > today ? `is dated ${date}` : undefined
}

/** The entries that a build leaves out. A project takes its case study with it. */
export function unpublishedEntries(entries: readonly Entry[], today: string): UnpublishedEntry[] {
  const own = ({ type, data }: Entry) => unpublishedReason(type.name, data, today)
  return entries.flatMap((entry) => {
    const project = entry.type.name === "CaseStudy" ? projectIn(entries, entry.slug) : undefined
    const reason = own(entry) ?? (project && own(project))
    return reason === undefined ? [] : [{ entry, reason }]
  })
}
