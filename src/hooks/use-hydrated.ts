import { startTransition, useEffect, useState } from "react"

let hydrated = false

/**
 * Returns false in the HTML and during hydration, true after it. The change is rendered in a transition, so that the
 * browser can respond to the visitor in between.
 */
export function useHydrated(): boolean {
  const [live, setLive] = useState(hydrated)
  useEffect(() => {
    hydrated = true
    if (!live) startTransition(() => setLive(true))
  }, [live])
  return live
}
