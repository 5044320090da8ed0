import { type Content, readContent } from "../read/content"
import { localPages } from "./languages/local-pages"
import { pagesOfOne } from "./pages-of-one"
import type { SitePage } from "./site-page"

export type { SitePage }

/**
 * Every page of the site in every language, and the only list: Gatsby, sitemap, share images, redirects, content check, audit, bench and
 * browser tests read it. Invalid content still gives a list, so that all errors are reported at once.
 */
export function sitePages(content: Content): SitePage[] {
  const [own, ...further] = content.languages
  const pages = [...pagesOfOne(content, own), ...further.flatMap((language) => localPages(content, language))]
  const same = new Map<string, Map<string, string>>()
  for (const { original, language, path } of pages)
    same.set(original, new Map([...(same.get(original) ?? []), [language, path]]))
  return pages.map((page) => ({ ...page, translations: same.get(page.original) ?? page.translations }))
}

/** The same list, read from files. `root` has `content/`, `project` has `src/`. */
export const readSitePages = (root: string, project = process.cwd()): SitePage[] =>
  sitePages(readContent(root, project))
