import { languagesOf } from "../../model/languages/languages-of"
import { readSettings } from "../source/read-site"
import { localSite } from "./local-site"

/** The languages of a site, its own first. The content is not read for it. */
export const languagesIn = (root: string) => languagesOf(readSettings(root))

/**
 * The addresses of a page in all languages of the site, for code that has no page's data. A site of one language is not
 * read for it.
 * @param original the page's address in the site's own language.
 */
export function addressesOf(original: string, root = process.cwd()): string[] {
  if (languagesIn(root).length === 1) return [original]
  const all = localSite().pages.filter((page) => page.original === original)
  return [...new Set([original, ...all.map(({ path }) => path)])]
}
