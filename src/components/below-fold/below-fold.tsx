import { type ReactNode, startTransition, useEffect, useState } from "react"
import { firstViewEnd } from "../../startup/first-view-end"
import { movingOn } from "../../browser/moves"
import { whenIdle } from "../../startup/when-idle"

/** How long the rest of a page waits for a browser that is never idle, in milliseconds. */
const patience = 300

/**
 * What lies below a page's first view. When a visitor moves on to the page, its first view is painted first and this
 * follows at the next idle moment; in the HTML and in all other cases it is there at once.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(() => !movingOn())
  useEffect(() => {
    if (shown) return undefined
    return afterPaint(() => startTransition(() => setShown(true)))
  }, [shown])
  return (
    <>
      <template id={firstViewEnd} />
      {shown && children}
    </>
  )
}

/** Calls back at the browser's next idle moment after a frame; returns how to stop. */
function afterPaint(then: () => void): () => void {
  let stopped = false
  const go = () => {
    if (!stopped) then()
  }
  requestAnimationFrame(() => whenIdle(go, patience))
  return () => {
    stopped = true
  }
}
