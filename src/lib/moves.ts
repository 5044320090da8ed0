type Place = { readonly pathname: string; readonly hash: string }

let forward = false

/**
 * For Gatsby's `onPreRouteUpdate`: notes, before a page is rendered, whether the visitor moves on to the top of
 * another page. A first load, a way back and a link to a place in a page are none: there the whole page has to be
 * there at once, so that its place can be found. Until the page is there (`endMove`), nothing scrolls smoothly: it
 * would glide past what the visitor has left.
 */
export function startMove({ location, prevLocation }: { location: Place; prevLocation: Place | null }) {
  const back = "action" in location && location.action === "POP"
  forward = prevLocation !== null && !back && location.hash === ""
  if (prevLocation !== null && prevLocation.pathname !== location.pathname)
    document.documentElement.dataset["moving"] = ""
}

/** For Gatsby's `onRouteUpdate`. */
export function endMove() {
  requestAnimationFrame(() => delete document.documentElement.dataset["moving"])
}

/** Whether the page that is being rendered is one that the visitor moves on to. */
export const movingOn = () => forward
