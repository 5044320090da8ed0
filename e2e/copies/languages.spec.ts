import { filesBelow } from "../../src/gatsby/source/files-below"
import { type Site, startServer } from "../../scripts/serve/start-server"
import { audit } from "../../scripts/audit/audit"
import { readSite } from "../../scripts/audit/site"
import { readContent } from "../../src/model/read/content"
import { readSitePages } from "../../src/model/pages/site-pages"
import { copy, restoreSnapshot } from "../../test/copies/site-snapshot"
import { namesOf, plainWords } from "../../test/pseudo-languages/plain-words"
import { pseudoLanguages } from "../../test/pseudo-languages/pseudo-text"
import { addLanguages } from "../../test/pseudo-languages/translate-site"
import { foundEngines } from "../../test/browsers/browsers"
import { startEngine } from "../engines/drivers/fixtures"
import { expect, test } from "../helpers/base"
import { waitUntilSettled } from "../helpers/page-state"
import { expectRules } from "../pages/expect-rules"
import { lostText, overflow } from "../pages/rules/text"
import { build, built, inPublic } from "./built"

/** The copy of the small site in four languages. A script makes three of them up: one is 40 % longer, two are mirrored. */

test.describe.configure({ mode: "serial", timeout: 1_800_000 })
test.use({ contextOptions: { reducedMotion: "reduce" } })

const folders = pseudoLanguages.map((language) => `/${language.toLowerCase()}/`)
const pagesIn = (folder: string) =>
  readSitePages(copy, copy)
    .map(({ path }) => path)
    .filter((path) => path.startsWith(folder) && !path.endsWith("/404/"))

test.beforeAll(async () => {
  test.setTimeout(1_800_000)
  await restoreSnapshot()
  await addLanguages(copy, ["en-GB", ...pseudoLanguages])
})

test("in one language no page says anything of others, and no page's context does", () => {
  const files = filesBelow(inPublic())
  const pages = files.filter((file) => /(?:index|404)\.html$/.test(file)).map((file) => built(file))
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.filter((html) => /hreflang=|x-default/.test(html))).toEqual([])
  const contexts = files
    .filter((file) => file.endsWith("page-data.json"))
    .map((file) => Object.keys(JSON.parse(built(file)).result.pageContext))
  const ofLanguages = new Set(["language", "languages", "translations", "home", "rightToLeft"])
  expect(contexts.flat().filter((key) => ofLanguages.has(key))).toEqual([])
})

test("each page is built in each language, and every rule of built pages holds", async () => {
  await build()
  const { errors } = await audit(
    inPublic(),
    readSitePages(copy, copy).map(({ path }) => path),
  )
  // The site's fonts have no Arabic and no Hebrew letters, so share images lack them, as the content check says.
  expect(errors.filter((line) => !/^\/(?:ar-xb|he)\/\S* has the share image of/.test(line))).toEqual([])
  for (const folder of folders) expect(pagesIn(folder).length, folder).toBeGreaterThan(20)
})

test("a page has no word of another language", () => {
  const names = namesOf(readContent(copy, copy))
  const found = [...readSite(inPublic()).pages.values()].flatMap(({ path, document }) => {
    const language = pseudoLanguages.find((each) => path.startsWith(`/${each.toLowerCase()}/`))
    return language ? plainWords(document, language, names).map((word) => `${path} ${word}`) : []
  })
  expect(found).toEqual([])
})

test.describe("in a browser", () => {
  let site: Site
  test.beforeAll(async () => {
    site = await startServer({ root: inPublic(), port: 0, as: "netlify" })
  })
  test.afterAll(() => site.close())

  // Hebrew is as wide as Arabic here.
  for (const folder of folders.slice(0, 2))
    test(`${folder}: nothing is cut off or too wide from 320 to 1,920 px`, async ({ page }) => {
      for (const path of pagesIn(folder)) {
        await page.goto(site.origin + path)
        await waitUntilSettled(page)
        for (const width of [320, 390, 768, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 })
          await expectRules(page, {
            [`${path} at ${width} px scrolls sideways`]: overflow,
            [`${path} at ${width} px has lost text`]: lostText,
          })
        }
      }
    })

  test("a page that is read from right to left begins at the right, and the seam's drawn half too", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${site.origin}/ar-xb/`)
    await waitUntilSettled(page)
    const logo = await page.getByRole("banner").getByText("Ines Okoye").boundingBox()
    expect(logo?.x).toBeGreaterThan(720)
    const title = await page.locator("h1").boundingBox()
    expect((title?.x ?? 0) + (title?.width ?? 0)).toBeGreaterThan(1200)

    const slider = page.getByRole("contentinfo").getByRole("slider")
    await slider.scrollIntoViewIfNeeded()
    const box = await slider.boundingBox()
    expect(box).not.toBeNull()
    if (box) await page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2)
    expect(Number(await slider.inputValue())).toBeLessThan(25)
  })

  test("the timeline and the scale of pages turn round, too", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${site.origin}/he/about-ines/`)
    await waitUntilSettled(page)
    const first = await page.locator("main ol > li:has(h3)").first().boundingBox()
    expect(first?.x).toBeGreaterThan(690)
    await page.goto(`${site.origin}/he/pricing/`)
    await waitUntilSettled(page)
    const sheets = page.locator("main svg")
    const scales = await sheets.evaluateAll((all) => all.map((svg) => getComputedStyle(svg).scale))
    expect(scales).toContain("-1 1")
  })

  for (const engine of foundEngines)
    test(`${engine}: pages in Arabic and Hebrew are mirrored, and no wider than the window`, async () => {
      const browser = await startEngine(engine, { dark: false, still: true })
      const tab = await browser.newTab()
      for (const [folder, width] of [
        ["/ar-xb/", 390],
        ["/he/", 1440],
      ] as const) {
        await tab.resize(width, 900)
        for (const page of ["", "pricing/", "estimate/", "contact/", "proof/", "about-ines/"]) {
          await tab.open(`${site.origin}${folder}${page}`)
          expect(await tab.run(mirrored), `${folder}${page} at ${width} px`).toEqual({
            wider: 0,
            fromRight: true,
            phone: "ltr",
          })
        }
      }
      await browser.close()
    })
})

/** Of an open page: how much wider it is than the window, whether it begins at the right, and which way a phone number runs. */
const mirrored = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement
  const { left, right } = document.querySelector("header a").getBoundingClientRect()
  const phone = getComputedStyle(document.querySelector("a[href^='tel:']")).direction
  return { wider: scrollWidth - clientWidth, fromRight: left + right > clientWidth, phone }
})()`
