import { fixedRoutes } from "../../routes/routes"
import { withoutPrefix } from "../path-prefix"

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
export const needsFullPageLoad = (to: string): boolean =>
  withoutPrefix({ pathname: to.split(/[?#]/)[0] ?? "" }) === fixedRoutes("").booking

/**
 * Reloads a page that needs its own document if it is shown in another page's document. Links to it
 * always load a document, but going back through another document's history does not.
 * @returns whether it is reloading.
 */
export function forceFullPageLoad(): boolean {
  const { location } = window
  const path = withoutPrefix(location)
  if (!needsFullPageLoad(path) || (window.pagePath ?? path) === path) return false
  location.reload()
  return true
}
