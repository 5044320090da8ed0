import { firstViewEnd } from "./first-view-end"
import { whenIdle } from "./when-idle"

/** How long each part waits at most for an idle browser, in ms. */
const patience = 200

/**
 * Lays out the parts of a page whose layout was deferred (src/styles/global.css), one by one at idle moments. In one
 * task, a long page would block a slow phone's main thread for 100 ms.
 */
export function setRest() {
  const parts = Array.from(
    document.querySelectorAll<HTMLElement>(
      `#${firstViewEnd} ~ * ~ *, [data-parts] > :nth-child(n + 9), [data-cards] > :nth-child(n + 4), footer`,
    ),
  )
  const waiting = [...parts]
  const next = () => {
    const part = waiting.shift()
    if (part) {
      part.style.contentVisibility = "visible"
      return whenIdle(next, patience)
    }
    delete document.documentElement.dataset.fresh
    for (const { style } of parts) style.contentVisibility = ""
  }
  whenIdle(next, patience)
}
