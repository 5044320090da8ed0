import { useSyncExternalStore } from "react"

const changed = "queryparameterchange"

function subscribe(onChange: () => void) {
  window.addEventListener("popstate", onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener("popstate", onChange)
    window.removeEventListener(changed, onChange)
  }
}

/**
 * Returns a query parameter of the address, and a setter that neither leaves the page nor
 * adds a history entry. The value is null in the HTML and if the address lacks it.
 */
export function useQueryParameter(name: string): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(name),
    () => null,
  )
  const set = (next: string | null) => {
    const address = new URL(window.location.href)
    if (next === null) address.searchParams.delete(name)
    else address.searchParams.set(name, next)
    // A comma needs no code, and an address without codes can be read aloud.
    address.search = address.search.replaceAll("%2C", ",")
    window.history.replaceState(window.history.state, "", address)
    window.dispatchEvent(new Event(changed))
  }
  return [value, set]
}
