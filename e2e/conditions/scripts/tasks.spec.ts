import { readFileSync } from "node:fs"
import { type Page, expect, test } from "../../helpers/base"
import { firstOf } from "../../helpers/first-of"
import { waitUntilSettled } from "../../helpers/page-state"

/** The parts of a page that may be laid out later (src/startup/render-deferred.ts). */
const parts = "#first-view-end ~ *, [data-parts] > *, footer > *"

/** Returns how many of them the browser has not laid out. */
const unset = (page: Page, among = parts) =>
  page
    .locator(among)
    .evaluateAll(
      (all) =>
        all.filter(
          (part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false,
        ).length,
    )

/** The anchor of a page's second section. */
function anchorOf(address: string) {
  const html = readFileSync(`public${address}index.html`, "utf8")
  const anchors = [...html.matchAll(/<h2[^>]* id="([^"]+)"/g)].map(([, id = ""]) => id)
  return anchors[1] ?? anchors[0] ?? ""
}

test("the page's scripts ask to be compiled off the main thread", () => {
  const listed = /data-files="([^"]+)"/.exec(readFileSync("public/index.html", "utf8"))?.[1]
  const files = listed?.split(" ") ?? []
  expect(files).toHaveLength(2)
  for (const file of files)
    expect(readFileSync(`public${file}`, "utf8")).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test("all text comes in the site's fonts, of each weight that the page has", async ({ page }) => {
  await page.goto("/")
  await waitUntilSettled(page)
  const { asked, missing } = await page.evaluate(() => {
    const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p, a, li, strong)")]
    const fonts = texts.map((text) => {
      const { fontFamily, fontWeight } = getComputedStyle(text)
      return `${fontWeight} 16px ${fontFamily.split(",")[0]}`
    })
    const all = [...new Set(fonts)]
    return { asked: all.length, missing: all.filter((font) => !document.fonts.check(font, "ae")) }
  })
  expect(asked).toBeGreaterThan(2)
  expect(missing).toEqual([])
})

test.describe("content far below the fold", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [what, file, comes] of [
    ["once all has come", /loader-/, true],
    ["where neither fonts nor further styles come", /fonts\/|\/styles\./, false],
    ["where scripts do not come", /loader-/, false],
  ] as const)
    test(`is laid out after the first paint of a page that opens at its top, ${what}`, async ({ page }) => {
      let looked = false
      await page.route(file, async (route) => {
        await expect.poll(() => looked, { timeout: 20_000 }).toBe(true)
        return comes ? route.fallback() : route.abort()
      })
      await page.goto("/")
      expect(await unset(page)).toBeGreaterThan(2)
      expect(await unset(page, "footer > *")).toBeGreaterThan(1)
      looked = true
      await expect.poll(() => unset(page)).toBe(0)
    })

  test("is laid out even if the browser is never idle", async ({ page }) => {
    await page.addInitScript(() => {
      const busy = () => {
        const end = performance.now() + 50
        while (performance.now() < end);
        requestAnimationFrame(busy)
      }
      requestAnimationFrame(busy)
    })
    await page.goto("/")
    await expect.poll(() => page.evaluate(() => document.fonts.size), { timeout: 20_000 }).toBeGreaterThan(0)
    await waitUntilSettled(page)
    expect(await unset(page)).toBe(0)
  })

  test("is laid out at once for a link to an anchor, which keeps its position", async ({ page }) => {
    let before = -1
    await page.route("**/loader-*.js", async (route) => {
      before = await unset(page)
      return route.fallback()
    })
    const from = firstOf("article")
    const anchor = anchorOf(from)
    await page.goto(`${from}#${anchor}`)
    const top = () =>
      page.locator(`[id="${anchor}"]`).evaluate((heading) => heading.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(200)
    await waitUntilSettled(page)
    expect(before).toBe(0)
    expect(await top()).toBeLessThan(200)
    expect(await top()).toBeGreaterThan(50)
  })
})
