import type { Page } from "@playwright/test"
import { expect, test } from "../base"
import { everyPage } from "../pages/judge"
import { settle } from "../watch"
import { pages } from "../../test/pages"

/**
 * What the browser reports as the largest paint, until a visitor touches the page (https://web.dev/articles/lcp). It must be
 * a text or a picture of the HTML: a film that is larger than its poster would count as a later one.
 */

declare global {
  interface Window {
    largest: string[]
  }
}

const withFilm = pages.filter(({ kind }) => kind === "state-landing").slice(0, 1)
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

/** Waits until whatever moves by itself has moved: a film has shown pictures, and the first view's words have changed. */
async function moved(page: Page) {
  await settle(page)
  const words = page.locator("h1 [data-current]:not(:only-child)")
  const first = (await words.count()) > 0 ? await words.textContent() : ""
  if (first) await expect(words).not.toHaveText(first)
  await page.waitForFunction(() =>
    [...document.querySelectorAll("video")].every(({ paused, currentTime }) => paused || currentTime > 0.2),
  )
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

test("the largest paint is a text or a picture on every page, and beside a film at every width", async ({
  page,
}) => {
  await page.addInitScript(note)
  for (const { path, width } of screens)
    await test.step(`${path} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      if (withFilm.some((film) => film.path === path))
        await expect(page.locator("main video").first()).toBeAttached()
      await moved(page)
      const reports = await page.evaluate(() => window.largest)
      expect.soft(reports.length).toBeGreaterThan(0)
      expect.soft(reports.filter((report) => /video|gone/.test(report))).toEqual([])
    })
})
