import { z } from "zod"
import type { SitePage } from "../../model/pages/site-pages"
import type { PageLanguages } from "../../routes/page-languages"
import { localeOf } from "../../text/locale/intl-formatters"
import { languageNames } from "../../text/locale/language-names"
import { directionOf } from "../../text/locale/direction"
import { regionalLanguage } from "../../text/locale/regional-language"

const share = z.object({
  title: z.string(),
  kicker: z.string(),
  owner: z.string(),
  accent: z.string().optional(),
  pictures: z
    .array(z.object({ made: z.string(), drawn: z.string().optional() }))
    .readonly()
    .optional(),
  figure: z.string().optional(),
})

/** The facts in every page's context. The sitemap and share images read them after the build. */
const pageContextSchema = z.object({
  template: z.string(),
  title: z.string(),
  source: z.string(),
  lastmod: z.string().optional(),
  share: share.optional(),
  language: z.string().optional(),
  translations: z
    .array(z.object({ language: z.string(), path: z.string(), name: z.string(), locale: z.string() }))
    .readonly()
    .optional(),
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

/** The language of a page, which its query's resolvers read, and what its head, header and footer say of others. */
type LanguageContext = Pick<PageContext, "language"> & PageLanguages

/**
 * Returns what a page's context says of languages: in a site of one language at most that it is written from right to
 * left; no addresses for a page that is in one.
 */
export function languageContexts(
  pages: readonly SitePage[],
  languages: readonly [string, ...string[]],
  country?: string,
): (page: SitePage) => LanguageContext {
  const rtl = languages.filter((language) => directionOf(language) === "rtl")
  const rightToLeft = rtl.length > 0 && { rightToLeft: rtl }
  if (languages.length === 1) return () => ({ ...rightToLeft })
  const names = languageNames(languages)
  const homes = pages.find(({ template }) => template === "index")?.translations
  return ({ template, language, translations }) => {
    const home = homes?.get(language) ?? "/"
    // From an address that has no page, another language's home leads on.
    const elsewhere = template === "404" && homes ? homes : translations
    const all = [...elsewhere].map(([each, path]) => ({
      language: each,
      path,
      name: names.get(each) ?? each,
      locale: localeOf(regionalLanguage(each, languages[0], country), country),
    }))
    return {
      language,
      languages,
      ...rightToLeft,
      ...(home !== "/" && { home }),
      ...(all.length > 1 && { translations: all }),
    }
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
