import { withoutPrefix } from "../path-prefix"

declare global {
  interface Window {
    /** The path of the page whose HTML the document is, written at build time. Missing in development. */
    pagePath?: string
  }
}

/** The booking page in each language, by the build. */
const ownDocuments = (process.env.BOOKING_PAGES ?? "").split(" ")

/** Whether a page needs its own document: a policy (CSP) lasts as long as the document, and this one allows more. */
export const needsFullPageLoad = (to: string): boolean =>
  ownDocuments.includes(withoutPrefix({ pathname: to.split(/[?#]/)[0] ?? "" }))

/** Reloads a page that the history shows in another page's document. Returns whether it is reloading. */
export function forceFullPageLoad(): boolean {
  const { location } = window
  const path = withoutPrefix(location)
  if (!needsFullPageLoad(path) || (window.pagePath ?? path) === path) return false
  location.reload()
  return true
}
