import { languagesOf } from "../../model/languages/languages-of"
import { type SitePage, readSitePages } from "../../model/pages/site-pages"
import { readSettings } from "../source/read-site"

/** The languages of a site, its own first. The content is not read for it. */
export const languagesIn = (root: string) => languagesOf(readSettings(root))

const known = new Map<string, readonly SitePage[]>()

/** The pages as they are when they are first asked for: scripts and Gatsby's own settings are made once. */
function pagesIn(root: string): readonly SitePage[] {
  const pages = known.get(root) ?? readSitePages(root)
  known.set(root, pages)
  return pages
}

/**
 * The addresses of a page in all languages of the site, for code that has no page's data. In a site of one language the
 * content is not read for it.
 * @param original the page's address in the site's own language.
 */
export function addressesOf(original: string, root = process.cwd()): string[] {
  if (languagesIn(root).length === 1) return [original]
  const all = pagesIn(root).filter((page) => page.original === original)
  return [...new Set([original, ...all.map(({ path }) => path)])]
}
