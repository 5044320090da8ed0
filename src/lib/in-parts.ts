import { firstViewEnd } from "./first-view-end"

declare global {
  interface Window {
    /** Makes a change that sets the whole page anew, what is in sight first. */
    inParts?: (change: () => void) => void
  }
}

/**
 * A script that gives the page `inParts`: makes a change after which a browser has to set the whole page anew, so that it
 * sets what is in sight at once and each part elsewhere at an idle moment of its own. In one task a long page would hold
 * a slow phone's main thread for 100 ms. Parts keep the size that they had until then (src/styles/global.css).
 */
export const inPartsScript = `window.inParts = change => {
const idle = then => (window.requestIdleCallback || setTimeout)(then)
const parts = [...document.querySelectorAll("#${firstViewEnd} ~ *, footer")].filter(part => {
  const { top, bottom } = part.getBoundingClientRect()
  return top > innerHeight || bottom < 0
})
const next = () => {
  const part = parts.shift()
  if (!part) return
  part.style.contentVisibility = ""
  idle(next)
}
for (const part of parts) part.style.contentVisibility = "auto"
change()
requestAnimationFrame(() => idle(next))
}`
