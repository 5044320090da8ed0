import { needsFullPageLoad } from "./full-page-load"
import { isInSite } from "../path-prefix"

/** An event's link if a move within this document can follow it; undefined if the browser must open it. */
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
