import { whenIdle } from "./when-idle"

/**
 * Calls back once the page has loaded, its text and pictures are on the screen, and the browser is idle. Only the
 * browser's own report of its first paint shows that something is on the screen.
 */
export function oncePainted(then: () => void) {
  const idle = () => requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(then)))
  const loaded = () => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      idle()
    }).observe({ type: "paint", buffered: true })
  }
  if (document.readyState === "complete") loaded()
  else addEventListener("load", loaded)
}
