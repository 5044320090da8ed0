import { firstViewEnd } from "../lib/first-view-end"
import { whenIdle } from "./when-idle"

declare global {
  interface Window {
    /** `inParts`, once the early script has come. */
    inParts?: (change: () => void) => void
  }
}

/**
 * Makes a change after which a browser has to set the whole page anew, so that it sets what is in sight at once and each
 * part elsewhere at an idle moment of its own. In one task a long page would hold a slow phone's main thread for 100 ms.
 * Parts keep the size that they had until then (src/styles/global.css).
 */
export function inParts(change: () => void) {
  const parts = partsElsewhere()
  const next = () => {
    const part = parts.shift()
    if (!part) return
    part.style.contentVisibility = ""
    whenIdle(next)
  }
  for (const part of parts) part.style.contentVisibility = "auto"
  change()
  requestAnimationFrame(() => whenIdle(next))
}

/** The parts of the page below its first view that are not in sight. */
const partsElsewhere = () =>
  Array.from(document.querySelectorAll<HTMLElement>(`#${firstViewEnd} ~ *, footer`)).filter((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    return top > innerHeight || bottom < 0
  })
