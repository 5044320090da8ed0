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
 * A parameter of the page's address, and how to set it without leaving the page or
 * adding to its history. Null in the HTML and where the address does not have it.
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
    window.history.replaceState(window.history.state, "", address)
    window.dispatchEvent(new Event(changed))
  }
  return [value, set]
}
