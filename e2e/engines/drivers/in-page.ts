/** A value as JavaScript code. */
export function inCode(value: unknown): string {
  return JSON.stringify(value) ?? "undefined"
}

/**
 * Runs in the page.
 * @param families the families of the site's fonts.
 * @returns what the page still waits for.
 */
export function awaited(families: readonly string[]): string[] {
  const isComing = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && !image.complete
  }
  const fonts = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', "")))
  const waits = {
    load: document.readyState !== "complete",
    scripts: !document.querySelector("header [data-live]"),
    layout: document.querySelector(":root[data-fresh]") !== null,
    fonts: document.fonts.status !== "loaded" || !families.every((family) => fonts.has(family)),
    pictures: [...document.images].some(isComing),
  }
  return Object.entries(waits).flatMap(([what, isAwaited]) => (isAwaited ? [what] : []))
}

/**
 * Runs in the page: scrolls the first element into view.
 * @returns its center in the viewport, or the reason why a pointer cannot reach it there.
 */
export async function centerOf([element]: HTMLElement[]): Promise<{ x: number; y: number } | string> {
  if (!element) return "is not there"
  const box = () => element.getClientRects()[0]
  const first = box()
  if (!first) return "is not shown"
  if (first.top < 0 || first.bottom > innerHeight) {
    // Chromium 110 scrolls smoothly here, even if asked not to.
    const { style } = document.documentElement
    style.scrollBehavior = "auto"
    element.scrollIntoView({ block: "center", behavior: "instant" })
    style.scrollBehavior = ""
  }
  const before = box()
  // Long enough to see a movement, and on a busy machine at least until the next frame.
  await new Promise((resolve) => setTimeout(resolve, 50))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const now = box()
  if (!now || !before || Math.abs(before.top - now.top) > 1 || Math.abs(before.left - now.left) > 1)
    return "is moving"
  const [x, y] = [now.left + now.width / 2, now.top + now.height / 2]
  const hit = document.elementFromPoint(x, y)
  const label = element.closest("label")
  if (hit && (element.contains(hit) || hit.contains(element) || label?.contains(hit))) return { x, y }
  return `is covered by ${hit?.outerHTML.slice(0, 100)}`
}
