import type { SitePage } from "../model/pages/site-pages"

/** An address that leads to a page. */
export type Redirect = { from: string; to: string }

type Page = Pick<SitePage, "path" | "kind" | "formerPaths">

/** Short addresses of pages whose own holds the owner's name, by the pages' kind. */
const short = [
  { from: "/about/", kind: "about" },
  { from: "/blogs/", kind: "blogs" },
]

/** The short addresses of the owner's own pages, and every address that the content says a page had before. */
export function redirectsOf(pages: readonly Page[]): Redirect[] {
  const taken = new Set(pages.map(({ path }) => path))
  const toOwner = short.flatMap(({ from, kind }) => {
    const to = pages.find((page) => page.kind === kind)?.path
    return to === undefined || taken.has(from) ? [] : [{ from, to }]
  })
  const moved = pages.flatMap(({ path, formerPaths }) => formerPaths.map((from) => ({ from, to: path })))
  return [...toOwner, ...moved]
}

/**
 * The host's `_redirects`. An address stands without its last slash: the host takes it with and
 * without. No rule is forced, so a page that is there is always shown, also by a host that does
 * not tell capital letters from small ones.
 * https://docs.netlify.com/manage/routing/redirects/overview/
 */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${encodeURI(from).replace(/\/$/, "")}  ${encodeURI(to)}  301\n`).join("")
