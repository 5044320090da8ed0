import { firstViewEnd } from "./first-view-end"

/**
 * A script's expression: a function that makes a change after which a browser has to set the whole page anew, so that it
 * sets what is in sight at once and each part below at an idle moment of its own. In one task a long page would hold a
 * slow phone's main thread for 100 ms. Parts keep the size that they had until then (src/styles/global.css).
 */
export const inParts = `(change => {
const idle = then => (window.requestIdleCallback || setTimeout)(then)
const parts = [...document.querySelectorAll("#${firstViewEnd} ~ *, footer")].filter(part => part.getBoundingClientRect().top > innerHeight)
const next = () => {
  const part = parts.shift()
  if (!part) return
  part.style.contentVisibility = ""
  idle(next)
}
for (const part of parts) part.style.contentVisibility = "auto"
change()
requestAnimationFrame(() => idle(next))
})`
