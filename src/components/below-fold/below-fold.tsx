import { Children, type ReactNode, startTransition, useEffect, useState } from "react"
import { ErrorBoundary } from "../error-boundary/error-boundary"
import { firstViewEnd } from "../../startup/first-view-end"
import { isForwardNavigation } from "../../browser/navigation/navigation"
import { whenIdle } from "../../startup/when-idle"

/** The longest wait for an idle moment, in milliseconds. */
const timeout = 300

/**
 * The content below a page's first view. When a visitor moves to the page from another one, the first view is painted
 * first and this follows at the next idle moment. In the HTML and in all other cases it renders at once. An error in one
 * section leaves the others alone.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(() => !isForwardNavigation())
  useEffect(() => {
    if (shown) return undefined
    return afterPaint(() => startTransition(() => setShown(true)))
  }, [shown])
  return (
    <>
      <template id={firstViewEnd} />
      {shown && Children.map(children, (section) => <ErrorBoundary>{section}</ErrorBoundary>)}
    </>
  )
}

/** Runs a callback at the browser's next idle moment after a frame; returns a function that cancels it. */
function afterPaint(then: () => void): () => void {
  let stopped = false
  const go = () => {
    if (!stopped) then()
  }
  requestAnimationFrame(() => whenIdle(go, timeout))
  return () => {
    stopped = true
  }
}
