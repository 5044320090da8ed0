import { z } from "zod"
import type { SitePage } from "../../model/pages/site-pages"
import { directionOf } from "../../text/direction"

const share = z.object({
  title: z.string(),
  kicker: z.string(),
  owner: z.string(),
  accent: z.string().optional(),
  picture: z.object({ made: z.string(), drawn: z.string().optional() }).optional(),
})

/** The facts in every page's context. The sitemap and share images read them after the build. */
const pageContextSchema = z.object({
  template: z.string(),
  title: z.string(),
  source: z.string(),
  lastmod: z.string().optional(),
  share: share.optional(),
  language: z.string().optional(),
  direction: z.enum(["rtl"]).optional(),
  homes: z.array(z.object({ language: z.string(), label: z.string(), to: z.string() })).optional(),
  translations: z.array(z.object({ language: z.string(), path: z.string() })).optional(),
})

export type PageContext = z.infer<typeof pageContextSchema>

const dated = z.object({ date: z.string(), updated: z.string().optional() })

/** A page's facts for its context. An article's own dates come before `changes`, the dates of its file's commits. */
export function pageContextOf(page: SitePage, changes: ReadonlyMap<string, string>): PageContext {
  const { template, title, source, share: image, entry } = page
  const written = template === "article" ? dated.safeParse(entry?.data).data : undefined
  const lastmod = written ? (written.updated ?? written.date) : changes.get(source)
  return {
    template,
    title,
    source,
    ...(image && { share: image }),
    ...(lastmod !== undefined && { lastmod }),
  }
}

/**
 * The language of a page, which its query's resolvers read, its direction, if that is from right to left, and its addresses in all languages. Nothing in a site of one
 * language; no addresses for a page that is in one.
 */
export function languageContext(
  { language, translations }: SitePage,
  languages: readonly string[],
): Pick<PageContext, "language" | "direction" | "translations"> {
  if (languages.length === 1) return {}
  const all = [...translations].map(([each, path]) => ({ language: each, path }))
  return {
    language,
    ...(directionOf(language) === "rtl" && { direction: "rtl" }),
    ...(all.length > 1 && { translations: all }),
  }
}

/** The pages in Gatsby's GraphQL answer. */
export type SitePages = { allSitePage: { nodes: readonly { path: string; pageContext: unknown }[] } }

/** The query for the pages of the site. `knownPages` reads its answer. */
export const pagesQuery = "allSitePage { nodes { path pageContext } }"

/** The pages in the site's list. Gatsby adds some of its own, which are left out. */
export const knownPages = ({ allSitePage }: SitePages): ({ path: string } & PageContext)[] =>
  allSitePage.nodes.flatMap(({ path, pageContext }) => {
    const known = pageContextSchema.safeParse(pageContext)
    return known.success ? [{ path, ...known.data }] : []
  })
