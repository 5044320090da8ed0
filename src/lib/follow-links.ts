import { navigate } from "gatsby"
import { needsOwnDocument } from "./own-document"

/**
 * Follows the links of plain markup, as in articles, within the document, as Gatsby's own links are followed: those
 * have answered their click before it is heard here.
 * @returns how to stop.
 */
export function followLinks(): () => void {
  document.addEventListener("click", follow)
  return () => document.removeEventListener("click", follow)
}

function follow(click: MouseEvent) {
  const page = pageAskedFor(click)
  if (page === undefined) return
  click.preventDefault()
  navigate(page)
}

/** The page of this site that a click asks for; undefined where the click is the browser's: for another tab, another host, a file, a place in the same page. */
function pageAskedFor(click: MouseEvent): string | undefined {
  if (click.button !== 0 || click.defaultPrevented) return undefined
  if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return undefined
  const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>("a[href]") : null
  if (!link || link.target || link.origin !== window.location.origin) return undefined
  const { pathname, search, hash } = link
  // Pages' addresses end with a slash, files' do not.
  if (!pathname.endsWith("/") || pathname === window.location.pathname) return undefined
  return needsOwnDocument(pathname) ? undefined : pathname + search + hash
}
