import type { SitePage } from "../site-page"

/** Where a link leads, and the language of that page if it is another than that of the page with the link. */
export type LocalLink = { to: string; language?: string }

/**
 * Returns where a link of a page leads in the page's language: to the same page in it, or else to the page as it is named.
 * What is no page, such as a file or another site, stays.
 * @param pages every page of the site.
 * @param language the tag of the language of the page with the link.
 */
export function localLinks(pages: readonly SitePage[], language: string): (to: string) => LocalLink {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return (to) => {
    const [path = ""] = to.split(/[?#]/)
    const page = byPath.get(path)
    if (!page || page.language === language) return { to }
    const local = page.translations.get(language)
    return local === undefined ? { to, language: page.language } : { to: local + to.slice(path.length) }
  }
}
