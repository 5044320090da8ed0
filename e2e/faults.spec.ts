import { type Page, expect, test } from "./base"
import { kinds } from "../test/page-kinds"
import { readHeader } from "../src/gatsby/header-width/header-width"
import { counts, states } from "../test/content"
import { firstOf } from "./first-of"
import { styled } from "./styled"
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

for (const [width, height] of [
  [844, 390],
  [768, 1024],
] as const) {
  test(`home's first button is in the first view at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, "/")
    const action = page.locator("main section").first().locator(styled("action-link")).first()
    test.skip((await action.count()) === 0, "The hero has no button")
    await expect(action).toBeInViewport({ ratio: 1 })
  })
}

test("the marks of the phone's menu stand in one line, each in the middle of its row", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, "/")
  await page.locator("[popovertarget]").click()
  const marks = page.locator("#main-menu li > button")
  test.skip((await marks.count()) === 0, "No entry of the menu has others below it")
  const places = await marks.evaluateAll((all) =>
    all.map((mark) => {
      const { top, height, right } = mark.getBoundingClientRect()
      const row = mark.closest("li")?.getBoundingClientRect()
      return {
        fromEnd: (row?.right ?? 0) - right,
        fromMiddle: top + height / 2 - (row ? row.top + row.height / 2 : 0),
      }
    }),
  )
  for (const { fromEnd, fromMiddle } of places) {
    expect(Math.abs(fromEnd)).toBeLessThanOrEqual(1)
    expect(Math.abs(fromMiddle)).toBeLessThanOrEqual(2)
  }
})

for (const colorScheme of ["light", "dark"] as const) {
  test(`the scrolled header is opaque and casts nothing on the page, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await open(page, "/")
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }))
    const header = page.getByRole("banner")
    await expect(header).toHaveAttribute("data-scrolled", "true")
    await expect(header).toHaveCSS("background-color", /^(?:rgb\(|oklch\([^/]+\)|color\([^/]+\))/)
    await expect(header).toHaveCSS("box-shadow", "none")
    await expect(header).toHaveCSS("backdrop-filter", "none")
  })
}

test("a city is an entry of a list and no button: it has no edges of its own", async ({ page }) => {
  test.skip(states.length === 0, "There is no state")
  await open(page, firstOf("state-landing"))
  const city = page.locator(`li${styled("areas", "city")}`).first()
  for (const [property, value] of [
    ["background-color", "rgba(0, 0, 0, 0)"],
    ["border-left-width", "0px"],
    ["border-radius", "0px"],
    ["cursor", "auto"],
  ] as const)
    await expect(city).toHaveCSS(property, value)
})

for (const width of [390, 1440]) {
  test(`the timeline's line is whole and its paragraphs begin at the left, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, firstOf("about"))
    const entries = page.locator("main ol > li", { has: page.locator("h3") })
    test.skip((await entries.count()) === 0, "There is no education")
    const covered = await entries
      .locator(styled("education", "mark"))
      .evaluateAll((marks) =>
        marks.map((mark) => mark.getBoundingClientRect()).map((box) => box.height / box.width),
      )
    // A mark hides the line behind itself alone.
    for (const share of covered) expect(share).toBeLessThanOrEqual(1.5)
    for (const words of await entries.locator("p").all())
      await expect(words).toHaveCSS("text-align", /^(?:start|left)$/)
  })
}

for (const width of [768, 1440]) {
  test(`home's logos leave no holes at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, "/")
    const list = page.locator(styled("contribution", "cards"))
    test.skip(counts.skills < 2, "There are no two skills")
    const holes = await list.evaluate((strip) => {
      const gap = parseFloat(getComputedStyle(strip).columnGap)
      const end = strip.getBoundingClientRect().right
      const places = [...strip.children].map((item) => item.getBoundingClientRect())
      return places.slice(1).filter((place, index) => {
        const before = places[index]
        if (!before) return false
        // Beside the one before there is the gap alone; a new row begins where there was no room for it.
        return place.left > before.left
          ? place.left - before.right > gap + 1
          : end - before.right > gap + place.width + 1
      }).length
    })
    expect(holes).toBe(0)
  })
}

test("the header's button is there once, in the row and in the phone's menu", async ({ page }) => {
  const { headerAction } = readHeader(process.cwd())
  test.skip(!headerAction, "The header has no button")
  const action = page.getByRole("banner").getByRole("link", { name: headerAction?.label ?? "", exact: true })
  await page.setViewportSize({ width: 1800, height: 900 })
  await open(page, "/")
  await expect(action).toHaveCount(1)
  await expect(action).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, "/")
  await expect(action).toHaveCount(0)
  await page.locator("[popovertarget]").click()
  await expect(action).toHaveCount(1)
  await expect(action).toBeInViewport({ ratio: 1 })
})
