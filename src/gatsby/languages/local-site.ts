import path from "node:path"
import { contentFolder } from "../source/content-folder"
import { type LocalLink, localLinks } from "../../model/pages/languages/local-links"
import { type SitePage, sitePages } from "../../model/pages/site-pages"
import { type Content, readContent } from "../../model/read/content"

/** The content of a site of several languages, its pages, and where links lead in each language. */
export type LocalSite = {
  content: Content
  pages: readonly SitePage[]
  /** Returns where a link of a page in a language leads. */
  linkIn: (language: string) => (to: string) => LocalLink
}

let known: LocalSite | undefined

/** Reads the content anew. Everything that is asked afterwards is of this state. */
export function readLocalSite(): LocalSite {
  const content = readContent(path.dirname(contentFolder))
  const pages = sitePages(content)
  const links = new Map(content.languages.map((language) => [language, localLinks(pages, language)]))
  known = { content, pages, linkIn: (language) => links.get(language) ?? ((to) => ({ to })) }
  return known
}

/** The site as it was read last. */
export const localSite = (): LocalSite => known ?? readLocalSite()

/** A page's address in a language, from the address that it has in the site's own. */
export const localPath = (original: string, language: string | undefined): string =>
  language === undefined
    ? original
    : (localSite().pages.find((page) => page.language === language && page.original === original)?.path ??
      original)
