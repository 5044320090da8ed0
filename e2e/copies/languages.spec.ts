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
import { build, inPublic } from "./built"

/** The copy of the small site in four languages. A script makes two of them up: one is 40 % longer, one is mirrored. */

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
  await addLanguages(copy, ["en-GB", "es", ...pseudoLanguages])
})

test("each page is built in each language, and every rule of built pages holds", async () => {
  await build()
  const { errors } = await audit(
    inPublic(),
    readSitePages(copy, copy).map(({ path }) => path),
  )
  // The site's fonts have no Arabic letters, so share images lack them, as the content check says.
  expect(errors.filter((line) => !/^\/ar-xb\/\S* has the share image of/.test(line))).toEqual([])
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

  for (const folder of folders)
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

  for (const engine of foundEngines)
    test(`${engine}: pages that are read from right to left are mirrored, and no wider than the window`, async () => {
      const browser = await startEngine(engine, { dark: false, still: true })
      const tab = await browser.newTab()
      for (const width of [390, 1440]) {
        await tab.resize(width, 900)
        for (const page of ["", "pricing/", "estimate/", "contact/", "proof/"]) {
          await tab.open(`${site.origin}/ar-xb/${page}`)
          const found = await tab.run(mirrored)
          expect(found, `${page} at ${width} px`).toEqual({ wider: 0, fromRight: true, phone: "ltr" })
        }
      }
      await browser.close()
    })
})

/** Of an open page: how much wider it is than the window, whether its title is at the right, and which way a phone number runs. */
const mirrored = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement
  const range = document.createRange()
  range.selectNodeContents(document.querySelector("h1"))
  const { left, right } = range.getBoundingClientRect()
  const phone = getComputedStyle(document.querySelector("a[href^='tel:']")).direction
  return { wider: scrollWidth - clientWidth, fromRight: clientWidth - right < left + 1, phone }
})()`
