import { whenIdle } from "./when-idle"

/** How long each part waits at most for an idle browser, in ms. */
const patience = 200

/**
 * Lays out the parts of a page whose layout was deferred (src/styles/global.css), one by one at idle moments. In one
 * task, a long page would block a slow phone's main thread for 100 ms.
 */
export function setRest() {
  const { dataset } = document.documentElement
  if (!("fresh" in dataset)) return
  const waiting = [...document.querySelectorAll("[data-deferred]")]
  const next = () => {
    const part = waiting.shift()
    if (!part) return void delete dataset["fresh"]
    part.removeAttribute("data-deferred")
    return whenIdle(next, patience)
  }
  whenIdle(next, patience)
}
