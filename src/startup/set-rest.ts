import { firstViewEnd } from "./first-view-end"
import { whenIdle } from "./when-idle"

/** How long each part waits for a browser that is never idle, in ms. */
const patience = 200

/**
 * Lays out what a page left out at first (src/styles/global.css), part by part at idle moments. In one task a long page
 * would hold a slow phone's main thread for 100 ms.
 */
export function setRest() {
  const parts = Array.from(
    document.querySelectorAll<HTMLElement>(`#${firstViewEnd} ~ * ~ *, [data-parts] > :nth-child(n + 9)`),
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
