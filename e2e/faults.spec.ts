import { type Page, expect, test } from "./base"
import { kinds } from "../test/page-kinds"
import { counts, states } from "../test/content"
import { firstOf } from "./first-of"
import { settle } from "./watch"

/** What once looked wrong, each with the rule that keeps it right. */

test.use({ contextOptions: { reducedMotion: "reduce" } })

const open = async (page: Page, route: string) => {
  await page.goto(route)
  await settle(page)
}

test("the contents list marks nothing after a jump from the end to the top", async ({ page }) => {
  const study = kinds.find(({ name }) => name === "case-study")
  test.skip(study === undefined, "There is no case study")
  await open(page, study?.path ?? "/")
  const marked = page.locator('nav[aria-label="Contents"] [aria-current]:visible')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }))
  await expect(marked).toHaveCount(1)
  const last = await marked.textContent()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await expect(marked.filter({ hasText: last ?? "" })).toHaveCount(0)
})

test("no heading is struck through", async ({ page }) => {
  for (const { path } of kinds) {
    await page.goto(path)
    const struck = await page
      .locator(":is(h1, h2, h3)")
      .evaluateAll(
        (all) => all.filter((one) => getComputedStyle(one).textDecorationLine.includes("through")).length,
      )
    expect(struck, path).toBe(0)
  }
})

test("the button that pauses the films stands beside them", async ({ page }) => {
  test.skip(states.length === 0, "There is no state")
  await open(page, firstOf("state-landing"))
  const film = await page.locator("main video").first().boundingBox()
  const pause = await page.getByRole("button", { name: /videos$/ }).boundingBox()
  expect(pause?.y ?? 0).toBeGreaterThanOrEqual((film?.y ?? 0) + (film?.height ?? 0))
})

test("no star stands behind the words of the contact page", async ({ page }) => {
  await open(page, "/contact/")
  for (const words of await page.locator("main h1, main section:first-of-type a[href^=mailto]").all()) {
    const covered = await words.evaluate((element) => {
      for (
        let part: Element | null = element;
        part && part.localName !== "section";
        part = part.parentElement
      )
        if (getComputedStyle(part).backgroundColor !== "rgba(0, 0, 0, 0)") return true
      return false
    })
    expect(covered).toBe(true)
  }
})

test("the separators of a breadcrumb are at equal distances from the words", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, firstOf("case-study"))
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

test("the plans stand on common lines", async ({ page }) => {
  test.skip(counts.plans < 2, "There are no two plans")
  await open(page, "/pricing/")
  for (const part of ["h2", "h2 + p", ":scope > .display", ":scope > a"]) {
    const tops = await page
      .getByRole("region", { name: "Plans" })
      .locator("> ul > li")
      .evaluateAll(
        (plans, selector) =>
          plans.map(
            (plan) =>
              [
                plan.getBoundingClientRect().top,
                plan.querySelector(selector)?.getBoundingClientRect().top ?? 0,
              ] as const,
          ),
        part,
      )
    const [first] = tops
    const row = tops.filter(([top]) => Math.abs(top - (first?.[0] ?? 0)) < 60)
    const ys = row.map(([, y]) => y)
    expect(Math.max(...ys) - Math.min(...ys), part).toBeLessThanOrEqual(1)
  }
})

test("in print a link within the site names the host, and a space precedes every address", async ({
  page,
}) => {
  await open(page, firstOf("case-study"))
  await page.emulateMedia({ media: "print" })
  const after = await page
    .locator("main :is(article, section) a[href]")
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility() && !link.querySelector("img"))
        .map((link) => getComputedStyle(link, "::after").content),
    )
  for (const content of after.filter((one) => one !== "none" && one !== "normal")) {
    expect(content).toMatch(/^"\u00a0\(/)
    if (!content.includes("mailto") && !content.includes("#")) expect(content).toContain("http")
  }
})
