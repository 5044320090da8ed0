import type { HTMLElement } from "node-html-parser"
import { decodable } from "../../../src/browser/fix-malformed-url"
import type { Page, Rule, Site } from "../site"

function addressesOf({ document }: Page): string[] {
  const all = (attribute: string) =>
    document
      .querySelectorAll(`[${attribute}]`)
      .map((element: HTMLElement) => element.getAttribute(attribute) ?? "")
  const candidates = [...all("srcset"), ...all("imagesrcset")].flatMap((set) =>
    set.split(",").map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""),
  )
  const shared = document
    .querySelectorAll('meta[property="og:image"], meta[property="og:url"]')
    .map((meta) => meta.getAttribute("content") ?? "")
  return [...all("href"), ...all("src"), ...all("poster"), ...candidates, ...shared]
}

/** Every address on this site and every anchor must exist. */
export const noBrokenLinks: Rule = (page, site) => {
  const base = site.url + page.path
  return [...new Set(addressesOf(page))].flatMap((address) => {
    if (!URL.canParse(address, base)) return [`"${address}" is not a valid address`]
    const { origin, pathname, hash } = new URL(address, base)
    const own = new URL(site.url)
    if (origin !== own.origin) return []
    if (decodable(pathname + hash) !== pathname + hash)
      return [`${address} has a percent sign that begins no code: write %25`]
    // A site in a folder: an address outside it is another site's.
    const folder = own.pathname.replace(/\/$/, "")
    const at = pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : undefined
    if (at === undefined || !site.serves(at)) return [`${address} leads nowhere`]
    const target = address.startsWith("#") ? page : site.pages.get(at)
    return hash && target && !hasAnchor(target, hash) ? [`${address}: there is no such anchor`] : []
  })
}

/** Browsers look for an anchor as it is written first, then for what it stands for. */
const hasAnchor = ({ document }: Page, hash: string) =>
  [hash.slice(1), decodeURIComponent(hash.slice(1))].some((id) => document.getElementById(id) !== null)

/** No address may be unencrypted. Namespace names are not addresses. */
export const encrypted: Rule = (page) =>
  addressesOf(page)
    .filter((address) => address.startsWith("http://"))
    .map((address) => `${address} is not encrypted: write https://`)

/** Links to pages must end with a slash, so that they need no redirect. */
export const direct: Rule = ({ document }, { pages }: Site) =>
  document
    .querySelectorAll('a[href^="/"]')
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => {
      const [pathname = ""] = href.split(/[?#]/)
      return !pages.has(pathname) && pages.has(`${pathname}/`)
    })
    .map((href) => `${href} is redirected: add a slash at the end`)
