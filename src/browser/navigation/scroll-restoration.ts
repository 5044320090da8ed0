/**
 * Leaves the scroll position of moves within the site to Gatsby. A browser restores it before React has rendered the
 * page, and Gatsby would store that position for the wrong page (seen in WebKit). When the visitor leaves the site or
 * reloads, the browser does it: it restores the position long before scripts run.
 */
export function restoreScrollOfMoves() {
  history.scrollRestoration = "manual"
  addEventListener("pagehide", () => (history.scrollRestoration = "auto"))
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"))
}
