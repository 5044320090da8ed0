type Place = { readonly pathname: string; readonly hash: string }

let forward = false
let popped = false

// Gatsby's location does not say whether it was come to by the browser's way back; the browser says it first.
if (typeof window !== "undefined") window.addEventListener("popstate", () => (popped = true))

/**
 * For Gatsby's `onPreRouteUpdate`: notes, before a page is rendered, whether the visitor moves on to the top of
 * another page. A first load, a way back and a link to a place in a page are none: there the whole page has to be
 * there at once, so that its place can be found. Until the page is there (`endMove`), nothing scrolls smoothly: it
 * would glide past what the visitor has left.
 */
export function startMove({ location, prevLocation }: { location: Place; prevLocation: Place | null }) {
  forward = prevLocation !== null && !popped && location.hash === ""
  popped = false
  if (prevLocation === null || prevLocation.pathname === location.pathname) return
  document.documentElement.dataset["moving"] = ""
}

/** For Gatsby's `onRouteUpdate`. */
export function endMove() {
  requestAnimationFrame(() => delete document.documentElement.dataset["moving"])
}

/** Whether the page that is being rendered is one that the visitor moves on to. */
export const movingOn = () => forward
