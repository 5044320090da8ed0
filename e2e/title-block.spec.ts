import { shownFigures } from "../src/title-block/fill-figures"
import { type Page, expect, test } from "./base"
import { hydrated, scrollThrough, settle } from "./watch"

/** What a page's title block says, beside what a browser receives. */

const block = (page: Page) =>
  page
    .getByRole("contentinfo")
    .locator("section")
    .filter({ has: page.locator("[data-figure]") })
const shownIn = (page: Page) =>
  block(page)
    .locator("[data-figure]")
    .evaluateAll((all) => all.map((element) => [element.getAttribute("data-figure"), element.textContent]))

test("the visitor's own figures open without a request", async ({ page }) => {
  await page.goto("/")
  await settle(page)
  await scrollThrough(page)
  await block(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState("networkidle")
  const asked: string[] = []
  // On a busy machine Gatsby still prefetches the pages of links in view: other pages than this one.
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (!/^\/page-data\/(?!index\/).+\/page-data\.json$/.test(pathname)) asked.push(pathname)
  })
  await block(page).locator("summary").click()
  const own = block(page).locator("details dd")
  await expect(own.first()).toHaveText(/^\d+ ms$/)
  await expect(own.last()).toHaveText(/^\d+ kB$/)
  expect(asked).toEqual([])
})

test("after a move within the site, the figures are the new page's, and no paint of another page is told", async ({
  page,
}) => {
  await page.goto("/")
  await hydrated(page)
  const link = page.getByRole("contentinfo").locator('nav a[href^="/"]').last()
  const to = (await link.getAttribute("href")) ?? ""
  await page.evaluate(() => Reflect.set(window, "here", true))
  await link.click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(to)
  const built = shownFigures(await (await page.request.get(to)).text())
  await expect.poll(async () => Object.fromEntries(await shownIn(page))).toEqual(built)
  expect(await page.evaluate(() => Reflect.get(window, "here"))).toBe(true)
  await block(page).locator("summary").click()
  await expect(block(page).locator("details dd").first()).not.toHaveText(/\d/)
})

const seconds = (page: Page) => page.locator('[data-figure="seconds"]')
const digits = (text: string) => text.replaceAll(/\D/g, "")

/** When the largest element so far was painted, in milliseconds. A larger one may follow soon after the load. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        })
      }),
  )

test("home's first seconds are the build's without script, and the browser's own with it", async ({
  browser,
  page,
}) => {
  await page.goto("/")
  test.skip((await seconds(page).count()) === 0, "The home page has none")
  await hydrated(page)
  await expect(async () => {
    const told = digits(((await largestPaint(page)) / 1000).toFixed(1))
    expect(digits(await seconds(page).innerText())).toBe(told)
  }).toPass()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto("/")
  await expect(seconds(plain)).toHaveText(/\d/)
  await context.close()
})
