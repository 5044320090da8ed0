import { whenIdle } from "./when-idle"

/** How long each part waits at most for an idle browser, in ms. */
const timeout = 100

/**
 * Lays out the parts of a page whose layout was deferred (src/styles/global.css), each at an idle moment and in a frame
 * of its own: in one task, a long page would block a slow phone's main thread for hundreds of milliseconds. They come
 * after hydration, so that React changes nothing that is laid out already, and after the fonts, which would lay them out
 * again. The browser itself lays out those that come
 * near the screen before.
 */
export function renderDeferred() {
  const { dataset } = document.documentElement
  const parts = [...document.querySelectorAll("[data-deferred]")]
  const next = () => {
    const part = parts.shift()
    part?.removeAttribute("data-deferred")
    if (part) requestAnimationFrame(() => whenIdle(next, timeout))
    else delete dataset["fresh"]
  }
  if ("fresh" in dataset) void Promise.resolve(window.startup?.fonts).then(() => whenIdle(next, timeout))
}
