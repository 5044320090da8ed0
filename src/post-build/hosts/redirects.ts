import type { SitePage } from "../../model/pages/site-pages"

export type Redirect = { from: string; to: string }

type Page = Pick<SitePage, "path" | "template" | "formerPaths">

/** Short addresses of pages with the owner's name in their address, by template. */
const short = [
  { from: "/about/", template: "about" },
  { from: "/blogs/", template: "blogs" },
]

/** The redirects from the owner's pages' short addresses, and from all former addresses in the content. */
export function redirectsOf(pages: readonly Page[]): Redirect[] {
  const taken = new Set(pages.map(({ path }) => path))
  const toOwner = short.flatMap(({ from, template }) => {
    const to = pages.find((page) => page.template === template)?.path
    return to === undefined || taken.has(from) ? [] : [{ from, to }]
  })
  const moved = pages.flatMap(({ path, formerPaths }) => formerPaths.map((from) => ({ from, to: path })))
  return [...toOwner, ...moved]
}
