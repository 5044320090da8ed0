import { partsOfFormer } from "../../model/hosts/address-forms"
import type { SitePage } from "../../model/pages/site-pages"
import type { Moved } from "./redirect-page"

export type Redirect = {
  from: string
  /** The fields that have to stand behind the address's question mark, as in `/index.php?p=12`. */
  query?: Readonly<Record<string, string>>
  /** Whether there is a page at the address, which is shown to those who ask without these fields. */
  isPage?: boolean
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

/** Where feed readers know a blog's feed from, if it was made with WordPress or Ghost. */
const formerFeeds = ["/feed/", "/rss/"]
const feed = "/rss.xml"

/**
 * The redirects from the owner's pages' short addresses, from all former addresses in the content, and from those of earlier feeds. What asks
 * for fields behind a question mark comes first, as hosts take the first rule that fits.
 * @param movedIn the words for a page that has moved, in a language.
 */
export function redirectsOf(pages: readonly Page[], movedIn?: (language: string) => Moved): Redirect[] {
  const taken = new Set(pages.map(({ path }) => path))
  const toOwner = short.flatMap(({ from, template }) => {
    const page = pages.find((each) => each.template === template)
    return page === undefined || taken.has(from) ? [] : [redirect(from, page)]
  })
  const moved = pages.flatMap((page) =>
    page.formerPaths.map((former) => {
      const { from, query } = partsOfFormer(former)
      return { ...redirect(from, page), ...(query && { query, ...(taken.has(from) && { isPage: true }) }) }
    }),
  )
  const blog = pages.find(({ template }) => template === "article")
  const known = new Set([...taken, ...moved.map(({ from }) => from)])
  const toFeed = blog
    ? formerFeeds.flatMap((from) => (known.has(from) ? [] : redirect(from, { ...blog, path: feed })))
    : []
  const [asked, others] = [moved.filter(({ query }) => query), moved.filter(({ query }) => !query)]
  // A page cannot lead to itself.
  return [...asked.filter(({ from, to }) => from !== to), ...toOwner, ...others, ...toFeed]

  function redirect(from: string, { path, language }: Page): Redirect {
    return { from, to: path, ...(movedIn && { moved: movedIn(language) }) }
  }
}
