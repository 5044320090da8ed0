import type { Page } from "@playwright/test"
import { expect, test } from "../helpers/base"
import { everyPage } from "../pages/expect-rules"
import { pages } from "../../test/pages"

/**
 * What the browser reports as the largest paint, once nobody has touched the page for ten seconds
 * (https://web.dev/articles/lcp). It must be a text or a picture of the HTML: a film that is larger than its poster would
 * count as a later one.
 */

declare global {
  interface Window {
    largest: string[]
  }
}

/** How long a page is left alone, in ms. */
const watched = 10_000

/** How many pages are open at once: most of the time is spent waiting. */
const atOnce = 24

const withFilm = pages.filter(({ template }) => template === "state-landing").slice(0, 1)
const screens = [
  ...everyPage.map((path) => ({ path, width: 1440 })),
  // A film's size is rounded differently on each screen.
  ...[320, 390, 412, 768, 1024, 1920, 2560].flatMap((width) => withFilm.map(({ path }) => ({ path, width }))),
]

/** Notes the element of each report of a largest paint. */
const note = () => {
  window.largest = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const element: unknown = Reflect.get(entry, "element")
      window.largest.push(element instanceof Element ? element.localName : "an element that is gone")
    }
  }).observe({ type: "largest-contentful-paint", buffered: true })
}

test("the largest paint is a text or a picture on every page, and beside a film at every width", async ({
  page,
}) => {
  test.slow()
  const left = [...screens]
  while (left.length > 0) {
    const batch = left.splice(0, atOnce)
    const opened: Page[] = []
    for (const { path, width } of batch) {
      const tab = await page.context().newPage()
      opened.push(tab)
      await tab.addInitScript(note)
      await tab.setViewportSize({ width, height: 900 })
      await tab.goto(path)
    }
    await page.waitForTimeout(watched)
    for (const [index, tab] of opened.entries()) {
      const where = `${batch[index]?.path} at ${batch[index]?.width} px`
      const reports = await tab.evaluate(() => window.largest)
      expect.soft(reports.length, where).toBeGreaterThan(0)
      expect
        .soft(
          reports.filter((report) => /video|gone/.test(report)),
          where,
        )
        .toEqual([])
      await tab.close()
    }
  }
})
