/**
 * Leaves scroll positions of moves within the site to Gatsby: a browser restores them before React has rendered (seen
 * in WebKit). Reloads and returns from other sites stay the browser's, as it acts long before scripts run.
 */
export function restoreScrollOfMoves() {
  history.scrollRestoration = "manual"
  addEventListener("pagehide", () => (history.scrollRestoration = "auto"))
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"))
}
