import { type Content, dataOf, showsUnpublished } from "../../read/content"
import type { Entry } from "../../read/read-entries"
import { absentPages, byAddress } from "./absent-pages"

/** The pages that a build of these entries does without, by name, each with the reason. */
export const absentAmong = (entries: readonly Entry[]) =>
  absentPages(dataOf("SiteSettings", entries)[0], (type, folder) =>
    dataOf(
      type,
      entries.filter(({ slug }) => folder === undefined || slug === folder),
    ),
  )

/** The addresses of the pages that a build leaves out. Drafts alone do not make a page. */
export function absentAddresses({ entries, unpublished, tokens }: Content): ReadonlyMap<string, string> {
  const held = new Set(unpublished.map(({ entry }) => entry))
  const built = showsUnpublished() ? entries : entries.filter((entry) => !held.has(entry))
  return byAddress(absentAmong(built), tokens.slug)
}
