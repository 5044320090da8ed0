import { firstViewEnd } from "./first-view-end"
import { whenIdle } from "./when-idle"

/**
 * Makes a change after which a browser has to set the whole page anew, so that it sets what is in sight at once and the
 * rest, two screens at a time, at idle moments. In one task a long page would hold a slow phone's main thread for 100 ms.
 * Parts keep the size that they had until then (src/styles/global.css).
 */
export function inParts(change: () => void) {
  const parts = partsElsewhere()
  // Asked for once: it has the browser set what has changed.
  const screens = 2 * innerHeight
  const next = () => {
    for (let room = screens; room > 0;) {
      const part = parts.shift()
      if (!part) return
      const [element, { height }] = part
      element.style.contentVisibility = ""
      room -= height
    }
    whenIdle(next)
  }
  for (const [element] of parts) element.style.contentVisibility = "auto"
  // What was not set at all until now (first.ts) is set with the rest.
  delete document.documentElement.dataset.fresh
  change()
  requestAnimationFrame(() => whenIdle(next))
}

/** The parts of the page below its first view, and of a long text, that are not in sight, with where they are. */
const partsElsewhere = () =>
  Array.from(document.querySelectorAll<HTMLElement>(`#${firstViewEnd} ~ *, [data-parts] > *, footer`))
    .map((element) => [element, element.getBoundingClientRect()] as const)
    .filter(([, { top, bottom }]) => top > innerHeight || bottom < 0)
