import { createHash } from "node:crypto"
import { expect, test } from "./base"
import sharp from "sharp"
import { isSample } from "../test/is-sample"
import { furtherLists, routes } from "../test/pages"
import { scrollThrough, settle, watch } from "./watch"

for (const route of routes) {
  test(`${route} is a finished page`, async ({ page }) => {
    const check = await watch(page)
    const response = await page.goto(route)
    expect(response?.status()).toBe(200)
    await expect(page.locator("h1")).toHaveCount(1)
    // Browsers log an error if the element that this link waits for is missing.
    await expect(page.locator('head link[rel="expect"][blocking="render"]')).toHaveCount(1)
    await expect(page.getByRole("banner")).toBeVisible()
    await expect(page.getByRole("main")).toBeVisible()
    await expect(page.getByRole("contentinfo")).toBeVisible()
    await scrollThrough(page)
    await settle(page)
    check()
  })

  test(`${route} has no horizontal scrolling at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(route)
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest).toBe(320)
  })
}

test("every picture loads, has its size in the HTML, and has alternative text or is decorative", async ({
  page,
}) => {
  for (const route of routes) {
    await page.goto(route)
    await scrollThrough(page)
    const faults = await page
      .locator("img")
      .evaluateAll((images: HTMLImageElement[]) =>
        images
          .filter(
            (image) =>
              !(image.hasAttribute("alt") && image.hasAttribute("width") && image.hasAttribute("height")),
          )
          .map((image) => image.outerHTML.slice(0, 200)),
      )
    expect(faults).toEqual([])
    await expect
      .poll(() =>
        page
          .locator("img")
          .evaluateAll((images: HTMLImageElement[]) =>
            images.filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
          ),
      )
      .toEqual([])
  }
})

test("the largest picture of the first view is fetched first; pictures below the fold are lazy", async ({
  page,
}) => {
  test.skip(!isSample, "Which picture is in view depends on an owner's words")
  for (const route of routes) {
    await page.goto(route)
    const pictures = await page.locator("img").evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => {
        const { top, width, height, bottom } = image.getBoundingClientRect()
        const seen = Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0)) * width
        return { seen: height > 0 ? seen : 0, loading: image.loading, priority: image.fetchPriority }
      }),
    )
    const largest = pictures.toSorted((a, b) => b.seen - a.seen)[0]
    // A picture smaller than a tenth of the screen does not count.
    if (largest && largest.seen > 0.1 * 390 * 844) {
      expect({ route, ...largest }).toMatchObject({ loading: "eager", priority: "high" })
    }
    const below = pictures.filter(({ seen }) => seen === 0)
    expect(
      below.filter(({ loading }) => loading !== "lazy"),
      route,
    ).toEqual([])
  }
})

test("titles and descriptions differ from page to page", async ({ request }) => {
  const heads = new Map<string, string>()
  for (const route of routes) {
    const html = await (await request.get(route)).text()
    for (const found of [
      /<title[^>]*>([^<]+)/.exec(html),
      /name="description" content="([^"]+)/.exec(html),
    ]) {
      const [, words = ""] = found ?? []
      expect(words, route).not.toBe("")
      expect(heads.get(words), `${route} repeats "${words}"`).toBeUndefined()
      heads.set(words, route)
    }
  }
})

test("the sitemap lists every route and nothing else", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap-0.xml")).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname)
  expect(listed.toSorted()).toEqual([...routes, ...furtherLists].toSorted())
})

test("every page has its own share image, 1200 × 630, at the address in its head", async ({ request }) => {
  const pictures = new Map<string, string>()
  for (const route of routes) {
    const html = await (await request.get(route)).text()
    const [, address = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    expect(address, route).toMatch(/^https:\/\//)
    const response = await request.get(new URL(address).pathname)
    expect(response.status(), address).toBe(200)
    const bytes = await response.body()
    const { width, height, format } = await sharp(bytes).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" })
    const digest = createHash("sha256").update(bytes).digest("hex")
    expect(pictures.get(digest), `${route} shares the image of another page`).toBeUndefined()
    pictures.set(digest, route)
  }
})
