import { useSyncExternalStore } from "react"

const changed = "searchchange"

function subscribe(onChange: () => void) {
  window.addEventListener("popstate", onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener("popstate", onChange)
    window.removeEventListener(changed, onChange)
  }
}

/** Returns the address's query with its question mark, and calls for a new render when it changes. Empty in the HTML. */
export const useLocationSearch = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  )

/**
 * Changes the address's query without leaving the page.
 * @param back true to add a history entry, so that Back brings the query before. It has the state of the one before,
 * by whose key Gatsby keeps the scroll position: Back leaves the visitor where they are.
 */
export function setLocationSearch(search: string, back = false) {
  const address = new URL(window.location.href)
  address.search = search
  // A second press of the same choice is no way back.
  if (back && address.href !== window.location.href)
    window.history.pushState(window.history.state, "", address)
  else window.history.replaceState(window.history.state, "", address)
  window.dispatchEvent(new Event(changed))
}
