import { whenIdle } from "./when-idle"

/** How long to wait for the browser's report of its first paint, in ms. Firefox makes none after a reload that follows a way back. */
const timeout = 3000

/**
 * Calls back once the page has loaded, its text and pictures are on the screen, and the browser is idle. Only the
 * browser's own report of its first paint shows that something is on the screen.
 */
export function afterFirstPaint(then: () => void) {
  const idle = () => requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(then)))
  const loaded = () => {
    const observer = new PerformanceObserver(painted)
    const late = setTimeout(painted, timeout)
    function painted() {
      observer.disconnect()
      clearTimeout(late)
      idle()
    }
    observer.observe({ type: "paint", buffered: true })
  }
  if (document.readyState === "complete") loaded()
  else addEventListener("load", loaded)
}
