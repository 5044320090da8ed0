import { expect, test } from "./helpers/base"
import { projects } from "../test/content"
import { documentOf } from "./helpers/document-of"
import { firstOf, pagesOf } from "./helpers/first-of"
import { waitUntilSettled } from "./helpers/page-state"

/** How case studies and articles are laid out, and what their contents lists do. */

test("a case study's table of contents stays in view beside a three-quarter column, marks the section, and scrolls with 100 px to spare", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto(firstOf("case-study"))
  await waitUntilSettled(page)
  const contents = page.getByRole("navigation", { name: "Contents" })
  const text = page.locator("article > div > div", { has: page.locator("h2#features") })
  expect(((await text.boundingBox())?.width ?? 0) / 1310).toBeGreaterThan(0.7)
  // The first is the top of the page; the second is always long enough to be scrolled to the top.
  const link = contents.getByRole("link").nth(1)
  await link.click()
  const section = page.locator((await link.getAttribute("href")) ?? "")
  await expect
    .poll(async () => Math.round((await section.boundingBox())?.y ?? 0), "100 px to spare")
    .toBe(100)
  await expect(link).toHaveAttribute("aria-current", "true")
  await expect(contents.locator("[aria-current]")).toHaveCount(1)
  await expect(contents).toBeInViewport()

  await test.step("nothing is marked after a jump from the end to the top", async () => {
    const marked = contents.locator("[aria-current]:visible")
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }))
    await expect(marked).toHaveCount(1)
    const last = await marked.textContent()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
    await expect(marked.filter({ hasText: last ?? "" })).toHaveCount(0)
  })

  await test.step("the layout is 1600 px wide at most", async () => {
    await page.setViewportSize({ width: 2400, height: 1000 })
    const widths = await page
      .locator("article > header, article > div")
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width))
    expect(widths.slice(0, 2)).toEqual([1600, 1600])
  })

  await page.setViewportSize({ width: 390, height: 844 })
  await test.step("the separators of a breadcrumb are at equal distances from the words", async () => {
    const gaps = await page.getByRole("navigation", { name: "Breadcrumb" }).evaluate((nav) => {
      const words = [...nav.querySelectorAll("li > *")].map((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        return range.getBoundingClientRect()
      })
      return words.slice(1).map(({ left }, index) => left - (words[index]?.right ?? 0))
    })
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
  })

  await test.step("the contents are a disclosure on a small screen", async () => {
    const entry = contents.getByRole("link").last()
    await expect(entry).toBeHidden()
    await page.locator("summary", { hasText: "Contents" }).click()
    await expect(entry).toBeVisible()
  })
})

test("a case study is followed by links to the previous and next case studies", () => {
  const studies = new Set(pagesOf("case-study", 3))
  const [first, second, third] = projects
    .toSorted((a, b) => a.order - b.order)
    .map(({ slug }) => `/work/${slug}/`)
    .filter((address) => studies.has(address))
  const links = documentOf(second ?? "").querySelectorAll('nav[aria-label="More case studies"] a')
  expect(links.map((link) => link.getAttribute("href"))).toEqual([first, third])
})

test("an article lists its sections on a wide screen, marks the current one and lists the other articles", async ({
  page,
}) => {
  const articles = pagesOf("article")
  await page.goto(articles[0] ?? "")
  await waitUntilSettled(page)
  const contents = page.getByRole("navigation", { name: "On this page" })
  const links = contents.getByRole("link")
  expect(await links.count()).toBe(await page.locator("article h2[id]:not(#related)").count())
  await links.first().click()
  await expect(links.first()).toHaveAttribute("aria-current", "true")
  const others = page.getByRole("navigation", { name: "Other articles" }).getByRole("link")
  expect(await others.count()).toBeGreaterThanOrEqual(Math.min(2, articles.length - 1))
  await expect(page.locator("article header time").first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(contents).toBeHidden()
})
