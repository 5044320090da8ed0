import { z } from "zod"
import type { SitePage } from "../model/pages/site-pages"

const share = z.object({ title: z.string(), kind: z.string(), owner: z.string(), accent: z.string() })

/** What every page's context says of it. The sitemap and share images read it after the build. */
const pageFacts = z.object({
  kind: z.string(),
  title: z.string(),
  source: z.string(),
  lastmod: z.string().optional(),
  share: share.optional(),
})

export type PageFacts = z.infer<typeof pageFacts>

const dated = z.object({ date: z.string(), updated: z.string().optional() })

/**
 * What the list of pages says of a page, for its context.
 * @param changes when each content file was last committed; an article's own dates count for more.
 */
export function factsOf(page: SitePage, changes: ReadonlyMap<string, string>): PageFacts {
  const { kind, title, source, share: image, entry } = page
  const written = kind === "article" ? dated.safeParse(entry?.data).data : undefined
  const lastmod = written ? (written.updated ?? written.date) : changes.get(source)
  return {
    kind,
    title,
    source,
    ...(image && { share: image }),
    ...(lastmod !== undefined && { lastmod }),
  }
}

/** Pages as Gatsby's GraphQL gives them. */
export type SitePages = { allSitePage: { nodes: readonly { path: string; pageContext: unknown }[] } }

/** The query for the pages of the site; `knownPages` reads its answer. */
export const pagesQuery = "allSitePage { nodes { path pageContext } }"

/** The pages that the site's list has; Gatsby makes some of its own besides. */
export const knownPages = ({ allSitePage }: SitePages): ({ path: string } & PageFacts)[] =>
  allSitePage.nodes.flatMap(({ path, pageContext }) => {
    const known = pageFacts.safeParse(pageContext)
    return known.success ? [{ path, ...known.data }] : []
  })
