import { type Page, expect, test } from "./base"
import { owner, pages } from "../test/pages"
import { pagesOf } from "./first-of"
import { hydrated } from "./watch"

/** The effects of moving from page to page. `npm run bench` measures the speed. */

const blogs = `/${owner.slug}-blogs/`
const path = (page: Page) => new URL(page.url()).pathname

async function open(page: Page, route: string) {
  await page.goto(route)
  await hydrated(page)
}

/** Returns the last article link in a list. */
const lastArticle = (page: Page) => page.locator("main article h2 a").last()

test("a page starts at its top at once, whatever the scroll position before", async ({ page }) => {
  await open(page, "/")
  const link = page.getByRole("contentinfo").locator('nav a[href^="/"]').last()
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await page.evaluate(() => {
    const left = document.querySelector("h1")?.textContent
    const seen: number[] = []
    Reflect.set(window, "seen", seen)
    const look = () => {
      if (document.querySelector("h1")?.textContent !== left) seen.push(scrollY)
      if (seen.length < 5) requestAnimationFrame(look)
    }
    look()
  })
  await link.click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "seen"))).toEqual([0, 0, 0, 0, 0])
})

for (const [from, kind] of [
  [blogs, "article"],
  ["/", "case-study"],
  ["/work/", "case-study"],
] as const) {
  test(`going back from ${kind} restores the scroll position on ${from}`, async ({ page }) => {
    const addresses = pagesOf(kind)
    await open(page, from)
    const link = page.locator(addresses.map((each) => `main a[href="${each}"]`).join()).last()
    const to = (await link.getAttribute("href")) ?? ""
    await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }))
    test.skip((await page.evaluate(() => scrollY)) < 100, "The page is too short to scroll")
    // Playwright may scroll again before the click, while a part still animates in.
    await page.evaluate(() => {
      addEventListener("click", () => Reflect.set(window, "left", Math.round(scrollY)), { capture: true })
    })
    await link.click()
    await expect.poll(() => path(page)).toBe(to)
    await expect(page.locator("article h1")).toBeVisible()
    await page.goBack()
    await expect.poll(() => path(page)).toBe(from)
    const off = () => page.evaluate(() => Math.abs(scrollY - Number(Reflect.get(window, "left"))))
    await expect.poll(off).toBeLessThan(5)
  })
}

test("a link to an anchor in another page scrolls to it", async ({ page }) => {
  await open(page, "/")
  const link = page.locator('main a[href^="/work/"][href$="#video"]').first()
  test.skip((await link.count()) === 0, "No project on the home page has a video")
  await link.click()
  await expect(page.locator("#video")).toBeInViewport()
})

test("a link in an article's text navigates without loading a new document", async ({ page }) => {
  const link = /\]\((\/work\/[^/#)]+\/)\)/
  const from = pages.find(({ kind, entry }) => kind === "article" && link.test(entry?.source.body ?? ""))
  test.skip(!from, "No article links to a case study")
  const [, to = ""] = link.exec(from?.entry?.source.body ?? "") ?? []
  await open(page, from?.path ?? "")
  await page.evaluate(() => Reflect.set(window, "here", true))
  await page.locator(`article :is(p, li) a[href="${to}"]`).first().click()
  await expect.poll(() => path(page)).toBe(to)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, "here"))).toBe(true)
})

test("a page and the largest picture of its first view are prefetched on the first sign of intent", async ({
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
  await lastArticle(page).click()
  const cover = page.locator("article header picture img")
  await expect(cover).toBeVisible()
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const shown = await cover.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)
  expect(asked.filter((file) => file === shown || file === data)).toEqual([])
})

test("the rest of a page follows its first view", async ({ page }) => {
  await open(page, "/")
  const entry = page.getByRole("contentinfo").locator('nav a[href^="/"]').last()
  await entry.click()
  await expect.poll(() => path(page)).not.toBe("/")
  await expect(page.locator("#first-view-end ~ *, main > * > :nth-child(2)").first()).toBeAttached()
})

test("a state's video elements are created once its page is painted", async ({ page }) => {
  const [state] = pagesOf("state-landing")
  await open(page, "/")
  await page.evaluate(() => {
    const left = document.querySelector("h1")?.textContent
    const videos: number[] = []
    Reflect.set(window, "videos", videos)
    const look = () => {
      if (document.querySelector("h1")?.textContent !== left)
        videos.push(document.querySelectorAll("video").length)
      if (!videos.at(-1)) requestAnimationFrame(look)
    }
    look()
  })
  await page.locator(`a[href="${state}"]`).first().dispatchEvent("click")
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "videos").at(-1))).toBeGreaterThan(0)
  expect(await page.evaluate(() => Reflect.get(window, "videos")[0])).toBe(0)
})

test("nothing is prefetched for a visitor who saves data", async ({ page }) => {
  pagesOf("article")
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
  })
  await open(page, blogs)
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await lastArticle(page).hover()
  await lastArticle(page).focus()
  // Longer than Gatsby waits before it prefetches the pages of visible links.
  await page.waitForTimeout(4_000)
  expect(asked.filter((file) => file.startsWith("/page-data/") || file.includes("/component---"))).toEqual([])
})
