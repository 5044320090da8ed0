import { z } from "zod"
import { language } from "../schema/fields"

const spoken = z.object({ language })
const listed = z.object({ languages: z.array(language).min(1) })

/** A site's languages, that of its root first. */
export type Languages = readonly [string, ...string[]]

/**
 * The languages of a site, that of its root first, from the fields of `site.json`. Without a list it is one. Invalid fields
 * are told by the content check.
 */
export function languagesOf(settings: unknown): Languages {
  const first = spoken.safeParse(settings).data?.language ?? "en-US"
  const all = listed.safeParse(settings).data?.languages ?? []
  const others = all.filter((each) => each.toLowerCase() !== first.toLowerCase())
  return [first, ...new Map(others.map((each) => [each.toLowerCase(), each])).values()]
}
