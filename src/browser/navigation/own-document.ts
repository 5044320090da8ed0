import { fixedRoutes } from "../../routes/routes"
import { pathInSite } from "../site-folder"

declare global {
  interface Window {
    /** The path of the page whose HTML the document is, written at build time. Missing in development. */
    pagePath?: string
  }
}

/**
 * Returns whether a page needs its own document. A policy (CSP) lasts as long as its document, and
 * this page's policy allows more than any other's.
 */
export const needsOwnDocument = (to: string): boolean =>
  pathInSite({ pathname: to.split(/[?#]/)[0] ?? "" }) === fixedRoutes("").booking

/**
 * Reloads a page that needs its own document if it is shown in another page's document. Links to it
 * always load a document, but going back through another document's history does not.
 * @returns whether it is reloading.
 */
export function opensAnew(): boolean {
  const { location } = window
  const path = pathInSite(location)
  if (!needsOwnDocument(path) || (window.pagePath ?? path) === path) return false
  location.reload()
  return true
}
