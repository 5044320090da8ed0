import { sizeIn } from "../src/gatsby/local-words"
import { uncounted } from "../src/title-block/figures"
import { shownFigures } from "../src/title-block/fill-figures"
import { phone } from "../src/title-block/phone-picture"
import { kinds } from "../test/page-kinds"
import { type Page, expect, test } from "./base"
import { type FirstView, firstView } from "./first-view"
import { hydrated, scrollThrough, settle } from "./watch"

/** What a page's title block says, beside what a browser receives. */

const { density, ...viewport } = phone
const options = { viewport, deviceScaleFactor: density, isMobile: true, hasTouch: true }

const block = (page: Page) =>
  page
    .getByRole("contentinfo")
    .locator("section")
    .filter({ has: page.locator("[data-figure]") })
const shownIn = (page: Page) =>
  block(page)
    .locator("[data-figure]")
    .evaluateAll((all) => all.map((element) => [element.getAttribute("data-figure"), element.textContent]))

/** Scripts that a part of a page asks for by itself, which webpack names by a number. */
const onDemand = /^\/\d+-\w+\.js$/

/** Whether a picture waits for the scroll, or is none of the HTML's. How far ahead one is fetched is the browser's own. */
function waits(picture: string, html: string): boolean {
  const end = Math.max(html.indexOf('id="first-view-end"'), 0)
  const eager = html.slice(end).replaceAll(/<picture>(?:(?!<\/picture>).)*loading="lazy".*?<\/picture>/gs, "")
  return !html.slice(0, end).includes(picture) && !eager.includes(picture)
}

/** The page's own files: not what prepares further pages, is fetched ahead of the scroll or added by a script. */
function ownFiles(address: string, { html, fetched }: FirstView) {
  const data = `/page-data${address === "/" ? "/index/" : address.replace(/\/?$/, "/")}page-data.json`
  return fetched.filter(({ path, sort, body }) => {
    if (body === 0 || sort === "media" || path.endsWith(".vtt") || path === "/favicon.svg") return false
    if (sort === "image") return !waits(path, html)
    if (path.endsWith("/page-data.json")) return path === data
    return !onDemand.test(path)
  })
}

for (const { name, path } of kinds)
  test(`${name}: the block says what a phone receives before the visitor scrolls`, async ({ browser }, {
    project,
  }) => {
    const view = await firstView(browser, new URL(path, project.use.baseURL).href, options)
    const shown = shownFigures(view.html)
    const language = /<html lang="([^"]*)"/.exec(view.html)?.[1] ?? ""
    const own = ownFiles(path, view)
    const parts = { document: "html", script: "script", fonts: "font", pictures: "image" } as const
    for (const [figure, sort] of Object.entries(parts)) {
      const bytes = own.filter((file) => file.sort === sort).reduce((sum, { body }) => sum + body, 0)
      expect(
        [bytes - 20, bytes, bytes + 20].map((size) => sizeIn(size, language)),
        figure,
      ).toContain(shown[figure])
    }
    expect(shown["requests"]).toBe(String(own.length))
  })

test("without script, all that the build counted is there", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const { path } of kinds) {
    await page.goto(path)
    const figures = await shownIn(page)
    expect(figures.length, path).toBeGreaterThan(5)
    expect(
      figures.filter(([, figure]) => !figure || figure === uncounted),
      path,
    ).toEqual([])
  }
  await context.close()
})

test("the visitor's own figures open without a request", async ({ page }) => {
  await page.goto("/")
  await settle(page)
  await scrollThrough(page)
  await block(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState("networkidle")
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url()))
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
