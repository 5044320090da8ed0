import { expect, test } from "@playwright/test"
import { kinds } from "../bench/kinds"

/** Fonts come after the words: nothing may move when they do. */

const screens = [
  { width: 390, height: 844 },
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]

/** What counts as none: a layout shift score that is 0.000 (https://web.dev/articles/cls). */
const none = 0.0005

/** A heading of an owner's own can stand at the very edge of a line, too. */
const remedy =
  "words that break into lines elsewhere in the fallback font: make them a little shorter or longer"

for (const viewport of screens) {
  test(`nothing in view moves while a page loads at ${viewport.width} px`, async ({ browser, baseURL }) => {
    test.slow()
    const context = await browser.newContext({ viewport })
    const moved: string[] = []
    for (const { name, path } of kinds) {
      const page = await context.newPage()
      await page.route(/^https:/, (route) => route.abort())
      await page.route("**/*.woff2", async (route) => {
        await page.waitForTimeout(300)
        await route.continue()
      })
      await page.addInitScript(() => {
        const shifts: { score: number; what: string }[] = []
        Reflect.set(window, "shifts", shifts)
        const note = (list: PerformanceObserverEntryList) => {
          for (const entry of list.getEntries()) {
            const sources: { node: Node | null }[] = Reflect.get(entry, "sources")
            shifts.push({
              score: Number(Reflect.get(entry, "value")),
              what: `${entry.startTime.toFixed(0)} ms: ${sources.map(({ node }) => node?.parentElement?.className ?? node?.nodeName).join(", ")}`,
            })
          }
        }
        new PerformanceObserver(note).observe({ type: "layout-shift", buffered: true })
      })
      await page.goto(new URL(path, baseURL).href)
      await page.waitForFunction(
        () => document.fonts.size > 0 && document.fonts.check('1em "Archivo Display"'),
      )
      await page.waitForLoadState("networkidle")
      const shifts = await page.evaluate((): { score: number; what: string }[] =>
        Reflect.get(window, "shifts"),
      )
      const sum = shifts.reduce((all, { score }) => all + score, 0)
      if (sum >= none) moved.push(`${name}: ${sum.toFixed(4)}, ${shifts.map(({ what }) => what).join("; ")}`)
      // A font that is still held back has nobody to go on to.
      await page.unrouteAll({ behavior: "ignoreErrors" })
      await page.close()
    }
    await context.close()
    expect(moved, remedy).toEqual([])
  })
}
