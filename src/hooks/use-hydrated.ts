import { startTransition, useEffect, useState } from "react"

let hydrated = false

/**
 * False in the HTML and while it is hydrated, true once the page's script is in charge. What changes then is rendered
 * in a transition: in steps, between which the browser hears the visitor.
 */
export function useHydrated(): boolean {
  const [live, setLive] = useState(hydrated)
  useEffect(() => {
    hydrated = true
    if (!live) startTransition(() => setLive(true))
  }, [live])
  return live
}
