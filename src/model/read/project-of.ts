import { z } from "zod"
import type { Entry } from "./read-entries"

const slugged = z.object({ slug: z.string().optional() }).catch({})

/** The project of a case study. */
export const projectOf = (entry: Entry, entries: readonly Entry[]) =>
  projectIn(entries, entry.type.name === "CaseStudy" ? entry.slug : undefined)

/** A project's `slug` field, or else its folder's name: the end of its address, and its anchor on the work list. */
export const slugOf = ({ data, slug = "" }: Entry): string => slugged.parse(data).slug ?? slug

/** The project in a folder, such as `zync`. */
export const projectIn = (entries: readonly Entry[], folder: string | undefined): Entry | undefined =>
  folder === undefined ? undefined : foldersOf(entries).get(folder)

/** The projects by folder, collected once for each list of entries, as every case study and article asks for one. */
const known = new WeakMap<readonly Entry[], ReadonlyMap<string | undefined, Entry>>()

function foldersOf(entries: readonly Entry[]): ReadonlyMap<string | undefined, Entry> {
  const folders =
    known.get(entries) ??
    new Map(entries.filter(({ type }) => type.name === "Project").map((entry) => [entry.slug, entry]))
  known.set(entries, folders)
  return folders
}
