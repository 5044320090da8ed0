import { useSyncExternalStore } from "react"

const never = () => () => {}

/** False in the HTML and while it is hydrated, true once the page's script is in charge. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
