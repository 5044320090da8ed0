import { type Locator, type Page, expect, test } from "../helpers/base"
import { isSample } from "../../test/is-sample"
import { owner, pages } from "../../test/pages"
import { hasPart, pagesOf } from "../helpers/first-of"
import { hydrated } from "../helpers/page-state"

/** The effects of moving from page to page. `npm run bench` measures the speed. */

const blogs = `/${owner.slug}-blogs/`
const path = (page: Page) => new URL(page.url()).pathname

async function open(page: Page, route: string) {
  await page.goto(route)
  await hydrated(page)
}

/** Returns the last article link in a list. */
const lastArticle = (page: Page) => page.locator("main article h2 a").last()

/** Goes back from a case study or an article. The address changes first, and the page a moment later. */
async function backTo(page: Page, route: string) {
  await page.goBack()
  await expect.poll(() => path(page)).toBe(route)
  await expect(page.locator("article h1")).toHaveCount(0)
}

/** Follows a link, and goes back to where it was. A page that is too short to scroll has no such place. */
async function expectReturn(page: Page, link: Locator, lookAround?: () => Promise<void>) {
  const from = path(page)
  const to = (await link.getAttribute("href")) ?? ""
  await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }))
  if (isSample) expect(await page.evaluate(() => scrollY), `${from} is scrolled`).toBeGreaterThan(100)
  // Playwright may scroll again before the click, while a part still animates in.
  await page.evaluate(() => {
    addEventListener("click", () => Reflect.set(window, "left", Math.round(scrollY)), { capture: true })
  })
  await link.click()
  await expect.poll(() => path(page)).toBe(to)
  await expect(page.locator("article h1")).toBeVisible()
  await lookAround?.()
  await backTo(page, from)
  const off = () => page.evaluate(() => Math.abs(scrollY - Number(Reflect.get(window, "left"))))
  await expect.poll(off, { message: `back from ${to} to ${from}` }).toBeLessThan(5)
}

/** The last link of the main element to a case study. */
const lastProject = (page: Page) => {
  const links = pagesOf("case-study").map((each) => `main a[href="${each}"]`)
  return page.locator(links.join()).last()
}

/** What is in each frame from the moment that another page is shown. */
const noteFrames = (page: Page) =>
  page.evaluate(() => {
    const left = document.querySelector("h1")?.textContent
    const seen: { top: number; videos: number }[] = []
    Reflect.set(window, "seen", seen)
    const look = () => {
      if (document.querySelector("h1")?.textContent !== left)
        seen.push({ top: scrollY, videos: document.querySelectorAll("video").length })
      if (seen.length < 5 || !seen.at(-1)?.videos) requestAnimationFrame(look)
    }
    look()
  })

const framesOf = (page: Page): Promise<{ top: number; videos: number }[]> =>
  page.evaluate(() => Reflect.get(window, "seen"))

test("moves from the home page: to an anchor, back to the scroll position, to the top, and to a state", async ({
  page,
}) => {
  await open(page, "/")
  const anchor = page.locator('main a[href^="/work/"][href$="#video"]').first()
  if ((await anchor.count()) > 0)
    await test.step("a link to an anchor in another page scrolls to it", async () => {
      await anchor.click()
      await expect(page.locator("#video")).toBeInViewport()
      await backTo(page, "/")
    })
  if (pages.some(({ template }) => template === "case-study"))
    await test.step("going back restores the scroll position", () => expectReturn(page, lastProject(page)))
  await test.step("a page starts at its top at once, and its rest follows", async () => {
    const link = page.getByRole("contentinfo").locator('nav a[href^="/"]').last()
    await link.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await noteFrames(page)
    await link.click()
    await expect.poll(async () => (await framesOf(page)).length).toBeGreaterThanOrEqual(5)
    expect((await framesOf(page)).slice(0, 5).map(({ top }) => top)).toEqual([0, 0, 0, 0, 0])
    await expect(page.locator("#first-view-end ~ *, main > * > :nth-child(2)").first()).toBeAttached()
  })
  const state = pages.find(
    ({ template, entry }) => template === "state-landing" && hasPart(entry?.data, "videos"),
  )?.path
  if (state)
    await test.step("a state's video elements are created once its page is painted", async () => {
      await noteFrames(page)
      await page.locator(`a[href="${state}"]`).first().dispatchEvent("click")
      await expect.poll(async () => (await framesOf(page)).at(-1)?.videos).toBeGreaterThan(0)
      expect((await framesOf(page))[0]?.videos).toBe(0)
    })
})

test("going back to the work list restores the scroll position", async ({ page }) => {
  await open(page, "/work/")
  await expectReturn(page, lastProject(page))
})

test("an article and the largest picture of its first view are prefetched on the first sign of intent; going back restores the scroll position", async ({
  page,
}) => {
  pagesOf("article")
  await open(page, blogs)
  const data = `/page-data${await lastArticle(page).getAttribute("href")}page-data.json`
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await lastArticle(page).hover()
  await expect.poll(() => asked).toContain(data)
  await expect.poll(() => asked.some((file) => file.endsWith(".avif"))).toBe(true)
  await page.waitForLoadState("networkidle")
  asked.length = 0
  await expectReturn(page, lastArticle(page), async () => {
    const cover = page.locator("article header picture img")
    await expect(cover).toBeVisible()
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    const shown = await cover.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)
    expect(asked.filter((file) => file === shown || file === data)).toEqual([])
  })
})

test("a link in an article's text navigates without loading a new document", async ({ page }) => {
  const link = /\]\((\/work\/[^/#){]+\/)\)/
  const from = pages.find(
    ({ template, entry }) => template === "article" && link.test(entry?.source.body ?? ""),
  )
  test.skip(!from, "No article links to a case study")
  const [, to = ""] = link.exec(from?.entry?.source.body ?? "") ?? []
  await open(page, from?.path ?? "")
  await page.evaluate(() => Reflect.set(window, "here", true))
  await page.locator(`article :is(p, li) a[href="${to}"]`).first().click()
  await expect.poll(() => path(page)).toBe(to)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, "here"))).toBe(true)
})

test("nothing is prefetched for a visitor who saves data", async ({ page }) => {
  pagesOf("article")
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
  })
  await page.clock.install()
  await open(page, blogs)
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await lastArticle(page).hover()
  await lastArticle(page).focus()
  // Longer than Gatsby waits before it prefetches the pages of visible links.
  await page.clock.runFor(4_000)
  expect(asked.filter((file) => file.startsWith("/page-data/") || file.includes("/component---"))).toEqual([])
})
