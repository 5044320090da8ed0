import { needsOwnDocument } from "./own-document"

/**
 * The link that an event happened on, where it leads to another page of this site that needs no document of its own;
 * undefined where it is the browser's alone: another tab, another host, a file, a place in the same page.
 */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null
  if (!link || link.target || link.origin !== window.location.origin) return undefined
  const { pathname } = link
  // Pages' addresses end with a slash, files' do not.
  if (!pathname.endsWith("/") || pathname === window.location.pathname) return undefined
  return needsOwnDocument(pathname) ? undefined : link
}
