import { type ReactNode, startTransition, useEffect, useState } from "react"
import { movingOn } from "../../lib/moves"

/** How long the rest of a page waits for a browser that is never idle, in milliseconds. */
const patience = 300

/**
 * What lies below a page's first view. When a visitor moves on to the page, its first view is painted first and this
 * follows at the next idle moment; in the HTML and in all other cases it is there at once.
 */
export function Later({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(() => !movingOn())
  useEffect(() => {
    if (shown) return undefined
    return whenIdle(() => startTransition(() => setShown(true)))
  }, [shown])
  return shown ? children : null
}

/** Calls back at the browser's next idle moment; returns how to stop. Safari knows no idle moments. */
function whenIdle(then: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(then, patience)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(then, { timeout: patience })
  return () => cancelIdleCallback(request)
}
