import { fixedRoutes } from "../model/pages/routes"

declare global {
  interface Window {
    /** The page whose HTML the document is, as Gatsby writes it there; missing in development. */
    pagePath?: string
  }
}

/**
 * Whether a page needs a document of its own: a policy holds as long as its document, and this
 * page's allows what no other's does.
 */
export const needsOwnDocument = (to: string): boolean => to.split(/[?#]/)[0] === fixedRoutes("").booking

/**
 * Opens a page that needs its own document anew where it was reached by an in-site move: links
 * load it anyway, but not the way back through the history of another document.
 * @returns whether it is being opened anew.
 */
export function opensAnew(): boolean {
  const { location, pagePath = location.pathname } = window
  if (!needsOwnDocument(location.pathname) || pagePath === location.pathname) return false
  location.reload()
  return true
}
