import type { Page } from "@playwright/test"

type Stop = { name: string; problems: string[] }

/** Runs in the page: checks the focused element, now or before each press of the Tab key. */
function focusWatch() {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })
  const paint = (color: string) => {
    if (!pen) throw new Error("No canvas")
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
    return [...pen.getImageData(0, 0, 1, 1).data]
  }
  // WCAG 2.2, relative luminance.
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = paint(color).map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const groundOf = (start: Element | null): string => {
    for (let at = start; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (paint(backgroundColor)[3] === 255) return backgroundColor
    }
    return "white"
  }

  /**
   * Finds the focused element and its visibility problems. It must have a size, be within the viewport and not be covered
   * (WCAG 2.4.11), and its ring needs a contrast of 3:1 with its background (2.4.7, 2.4.13). The ring is outside the
   * element, so that background is the first opaque one of its ancestors.
   */
  function look(): Stop | null {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const words = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? ""
    const name = `${element.tagName} ${words.slice(0, 40) || element.id}`
    const box = element.getClientRects()[0]
    if (!box || box.width < 1 || box.height < 1) return { name, problems: ["has no size"] }
    const problems: string[] = []
    const top = Math.max(box.top, 0)
    const seen = Math.min(box.bottom, innerHeight) - top
    // In a text area the browser scrolls only the caret into view, not the whole field; in a video its control.
    const least = element.matches("textarea, video:not(:focus-visible)")
      ? 24
      : Math.min(box.height, innerHeight) - 1
    if (seen < least || box.left < -1 || box.right > innerWidth + 1) {
      problems.push(`out of view, from ${Math.round(box.top)} to ${Math.round(box.bottom)}`)
    }
    const hit = document.elementFromPoint(box.x + box.width / 2, top + seen / 2)
    if (!hit || !element.contains(hit)) problems.push(`covered by ${hit?.outerHTML.slice(0, 80)}`)

    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    // In a video the focus is on one of the browser's controls, which have the browser's ring.
    if (element.matches("video:not(:focus-visible)")) return { name, problems }
    if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) problems.push("has no ring of 2 px")
    const ring = luminance(outlineColor)
    const ground = luminance(groundOf(element.parentElement))
    const contrast = (Math.max(ring, ground) + 0.05) / (Math.min(ring, ground) + 0.05)
    if (contrast < 3) problems.push(`its ring has ${contrast.toFixed(2)}:1`)
    return { name, problems }
  }

  const looks: (Stop | null)[] = []
  const hasLeft = () => looks.indexOf(null, 1) !== -1
  const note = (event: KeyboardEvent) => {
    if (event.key !== "Tab") return
    if (!hasLeft()) looks.push(look())
    // The focus has left the page. Another press would take it to the other end.
    if (hasLeft()) event.preventDefault()
  }
  return {
    look,
    looks,
    hasLeft,
    start: () => addEventListener("keydown", note, true),
    stop: () => removeEventListener("keydown", note, true),
  }
}

/** Returns the focused element and its visibility problems; null if nothing has the focus. */
export async function inspectFocus(page: Page): Promise<Stop | null> {
  const watch = await page.evaluateHandle(focusWatch)
  return watch.evaluate(({ look }) => look())
}

/**
 * Presses Tab or Shift+Tab until the focus leaves the page; returns every stop in order. The page itself looks at each
 * stop, as asking it after each press would double the cost.
 */
export async function tabThrough(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<Stop[]> {
  const watch = await page.evaluateHandle(focusWatch)
  await watch.evaluate(({ start }) => start())
  try {
    for (let presses = 0; presses < 250; presses += 10) {
      for (let press = 0; press < 10; press++) await page.keyboard.press(key)
      if (await watch.evaluate(({ hasLeft }) => hasLeft())) break
    }
    const looks = await watch.evaluate(({ looks: all }) => all)
    const stops = looks.slice(1).filter((look) => look !== null)
    if (looks.at(-1) !== null) throw new Error(`The Tab key does not come to an end: ${stops.at(-1)?.name}`)
    return stops
  } finally {
    await watch.evaluate(({ stop }) => stop())
  }
}

/** Returns the stops with problems. */
export const stopsWithProblems = (stops: Stop[]) => stops.filter(({ problems }) => problems.length > 0)
