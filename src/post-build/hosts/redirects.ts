import type { SitePage } from "../../model/pages/site-pages"
import type { Moved } from "./redirect-page"

export type Redirect = {
  from: string
  to: string
  /** What stands at the former address, on hosts without redirects; English if left out. */
  moved?: Moved
}

type Page = Pick<SitePage, "path" | "template" | "formerPaths" | "language">

/** Short addresses of pages with the owner's name in their address, by template. */
const short = [
  { from: "/about/", template: "about" },
  { from: "/blogs/", template: "blogs" },
]

/**
 * The redirects from the owner's pages' short addresses, and from all former addresses in the content.
 * @param movedIn the words for a page that has moved, in a language.
 */
export function redirectsOf(pages: readonly Page[], movedIn?: (language: string) => Moved): Redirect[] {
  const taken = new Set(pages.map(({ path }) => path))
  const toOwner = short.flatMap(({ from, template }) => {
    const page = pages.find((each) => each.template === template)
    return page === undefined || taken.has(from) ? [] : [redirect(from, page)]
  })
  const moved = pages.flatMap((page) => page.formerPaths.map((from) => redirect(from, page)))
  return [...toOwner, ...moved]

  function redirect(from: string, { path, language }: Page): Redirect {
    return { from, to: path, ...(movedIn && { moved: movedIn(language) }) }
  }
}
