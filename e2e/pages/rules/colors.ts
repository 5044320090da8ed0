import type { Page } from "@playwright/test"
import type { Rule } from "../expect-rules"

/**
 * In forced colors the browser lays a plate of the system's ground (`Canvas`) behind letters, unless their element opts out
 * (CSS Color Adjustment 1, 3.1). Letters of that color cannot be seen on the plate. Where an element opts out, its letters
 * must differ from its own fill.
 */
export const forcedLetters: Rule = async (page) => {
  await page.emulateMedia({ forcedColors: "active" })
  const unseen = await page.evaluate(() => {
    const canvas = document.createElement("p")
    canvas.style.cssText = "color: Canvas; forced-color-adjust: none"
    document.body.append(canvas)
    const system = getComputedStyle(canvas).color
    canvas.remove()
    /** The nearest fill behind an element's letters. */
    const fillBehind = (element: Element | null): string => {
      if (!element) return system
      const fill = getComputedStyle(element).backgroundColor
      return /^rgba\(.+, 0\)$/.test(fill) ? fillBehind(element.parentElement) : fill
    }
    return [...document.body.querySelectorAll("*")]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => {
        const { color, forcedColorAdjust } = getComputedStyle(element)
        return color === (forcedColorAdjust === "none" ? fillBehind(element) : system)
      })
      .map((element) => element.outerHTML.slice(0, 80))
  })
  await page.emulateMedia({ forcedColors: "none" })
  return unseen
}

/** In the dark a finished screen is toned, so that it does not glare: it is darker than it would be without the tone. */
export const tonedScreens: Rule = async (page) => {
  const screens = await page.locator("[data-divided]:not([data-clear])").all()
  const glaring: string[] = []
  for (const screen of screens) {
    if (!(await screen.isVisible())) continue
    await screen.evaluate((part) => part.scrollIntoView({ block: "center", behavior: "instant" }))
    const box = await screen.boundingBox()
    if (!box) continue
    // At the end of the line, where it is made.
    const clip = { x: box.x + box.width * 0.8, y: box.y + box.height / 2, width: 2, height: 2 }
    const toned = await page.screenshot({ clip })
    const bare = await withoutTone(page, () => page.screenshot({ clip }))
    if (toned.equals(bare)) glaring.push(await screen.evaluate((part) => part.outerHTML.slice(0, 80)))
  }
  return glaring
}

async function withoutTone<T>(page: Page, look: () => Promise<T>) {
  const set = (tone: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty("--tone", value), tone)
  await set("transparent")
  const seen = await look()
  await set("")
  return seen
}
