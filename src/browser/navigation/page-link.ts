import { needsFullPageLoad } from "./full-page-load"
import { isInSite } from "../path-prefix"

/**
 * Returns an event's link if it leads to another page of this site that does not need its own document. Returns
 * undefined if the browser must open it: another tab, another host, a file, an anchor in the same page.
 */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null
  if (!link || link.target || link.origin !== window.location.origin) return undefined
  const { pathname } = link
  // Another site of the same host, as on GitHub Pages.
  if (!isInSite(pathname)) return undefined
  // Page addresses end with a slash, file addresses do not.
  if (!pathname.endsWith("/") || pathname === window.location.pathname) return undefined
  return needsFullPageLoad(pathname) ? undefined : link
}
