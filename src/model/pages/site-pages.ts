import { type Content, readContent } from "../read/content"
import { localPages } from "./local-pages"
import { pagesOfOne } from "./pages-of-one"
import type { SitePage } from "./site-page"

export type { SitePage }

/**
 * Every page of the site in every language, from its content and the files in `src/pages/`. This is the only list: Gatsby's
 * pages, the sitemap, share images, redirects, the content check, the audit, the bench and the browser tests read it.
 * Invalid content still gives a list, so that the check can report all errors at once.
 */
export function sitePages(content: Content): SitePage[] {
  const [own, ...further] = content.languages
  const pages = [...pagesOfOne(content, own), ...further.flatMap((language) => localPages(content, language))]
  const same = new Map<string, Map<string, string>>()
  for (const { original, language, path } of pages)
    same.set(original, new Map([...(same.get(original) ?? []), [language, path]]))
  return pages.map((page) => ({ ...page, translations: same.get(page.original) ?? page.translations }))
}

/**
 * The same list, read from files.
 * @param root the folder with `content/`.
 * @param project the folder with `src/`.
 */
export const readSitePages = (root: string, project = process.cwd()): SitePage[] =>
  sitePages(readContent(root, project))
