import { z } from "zod"
import type { Entry } from "./read-entries"

const slugged = z.object({ slug: z.string().optional() }).catch({})

/** The project of a case study. */
export const projectOf = (entry: Entry, entries: readonly Entry[]) =>
  projectIn(entries, entry.type.name === "CaseStudy" ? entry.slug : undefined)

/** A project's `slug` field, or else its folder's name: the end of its address, and its anchor on the work list. */
export const slugOf = ({ data, slug = "" }: Entry): string => slugged.parse(data).slug ?? slug

export const projectIn = (entries: readonly Entry[], folder: string | undefined): Entry | undefined =>
  entries.find(({ type, slug }) => type.name === "Project" && slug === folder)
