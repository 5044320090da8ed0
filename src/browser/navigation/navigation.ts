type Place = { readonly pathname: string; readonly hash: string }

let forward = false
let popped = false

// Gatsby's location does not show whether the visitor went back or forward. The browser's event comes first.
if (typeof window !== "undefined") window.addEventListener("popstate", () => (popped = true))

/**
 * For `onPreRouteUpdate`: notes whether the visitor moves to the top of another page. Other moves need the whole page
 * at once, for their scroll position. Smooth scrolling, off until `endNavigation`, would run through the old one.
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

export const isForwardNavigation = () => forward
