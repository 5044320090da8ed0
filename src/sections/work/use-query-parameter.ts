import { setLocationSearch, useLocationSearch } from "../../hooks/use-location-search"

/**
 * Returns a query parameter of the address, and a setter that does not leave the page: Back brings the value before.
 * The value is null in the HTML and if the address lacks it.
 */
export function useQueryParameter(name: string): [string | null, (value: string | null) => void] {
  const value = new URLSearchParams(useLocationSearch()).get(name)
  const set = (next: string | null) => {
    const query = new URLSearchParams(window.location.search)
    if (next === null) query.delete(name)
    else query.set(name, next)
    // A comma needs no code, and an address without codes can be read aloud.
    setLocationSearch(query.toString().replaceAll("%2C", ","), true)
  }
  return [value, set]
}
