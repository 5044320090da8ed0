export type Paint = {
  /** In milliseconds since the visitor asked for the page. */
  time: number
  /** False in a browser that tells only of its first paint. */
  largest: boolean
}

/**
 * Reports the page's largest paint, and each larger one (https://www.w3.org/TR/largest-contentful-paint/). Never after
 * a move within the site: then the paint was another page's. Returns a function that stops it.
 */
export function onPaint(then: (paint: Paint) => void): () => void {
  const types = PerformanceObserver.supportedEntryTypes
  const type = ["largest-contentful-paint", "paint"].find((name) => types.includes(name))
  if (!type || !isFirstPage()) return () => {}
  const observer = new PerformanceObserver((list) => {
    const time = list.getEntries().at(-1)?.startTime
    if (time) then({ time, largest: type !== "paint" })
  })
  observer.observe({ type, buffered: true })
  return () => observer.disconnect()
}

/** Whether the page is the one that the document was opened with. */
const isFirstPage = () => documents().some(({ name }) => new URL(name).pathname === window.location.pathname)

const documents = () => performance.getEntriesByType("navigation")

/** What has come over the network since the document was opened, in bytes, headers included; 0 if all was kept. */
export const transferredBytes = (): number =>
  [...documents(), ...performance.getEntriesByType("resource")].reduce(
    (bytes, entry) => bytes + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0),
    0,
  )
