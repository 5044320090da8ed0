/**
 * A script's expression: calls back once the page has loaded, its words and pictures are on the screen, and the
 * browser is idle. Only the browser's own report of its first paint tells that something is on the screen; where
 * there is none, the load has to do.
 */
export const oncePainted = (callback: string) => `(then => {
const idle = () => requestAnimationFrame(() => requestAnimationFrame(() => (window.requestIdleCallback || setTimeout)(then)))
const painted = () => {
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes("paint")) return idle()
  new PerformanceObserver((_, observer) => { observer.disconnect(); idle() }).observe({ type: "paint", buffered: true })
}
if (document.readyState === "complete") painted()
else addEventListener("load", painted)
})(${callback})`
