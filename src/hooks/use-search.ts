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
export const useSearch = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  )

/** Replaces the address's query. Neither leaves the page nor adds a history entry. */
export function setSearch(search: string) {
  const address = new URL(window.location.href)
  address.search = search
  window.history.replaceState(window.history.state, "", address)
  window.dispatchEvent(new Event(changed))
}
