type Place = { readonly pathname: string; readonly hash: string }

let forward = false
let popped = false

// Gatsby's location does not show whether the visitor went back or forward. The browser's event comes first.
if (typeof window !== "undefined") window.addEventListener("popstate", () => (popped = true))

/**
 * For Gatsby's `onPreRouteUpdate`: notes, before a page renders, whether the visitor moves to the top of another
 * page. A first load, a way back and a link to an anchor do not count: they need the whole page at once, to find the
 * scroll position. Smooth scrolling is off until the page is there (`endNavigation`): it would scroll through the old
 * position.
 */
export function startNavigation({ location, prevLocation }: { location: Place; prevLocation: Place | null }) {
  forward = prevLocation !== null && !popped && location.hash === ""
  popped = false
  if (prevLocation === null || prevLocation.pathname === location.pathname) return
  const { documentElement } = document
  documentElement.dataset["moving"] = ""
  // Chromium scrolls by the style that it computed last, so it has to compute it now.
  void getComputedStyle(documentElement).scrollBehavior
}

/** For Gatsby's `onRouteUpdate`: turns smooth scrolling on again. */
export function endNavigation() {
  requestAnimationFrame(() => delete document.documentElement.dataset["moving"])
}

/** Returns whether the page is rendered because the visitor moves to it. */
export const isForwardNavigation = () => forward
