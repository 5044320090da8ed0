import { expect, test } from "../base"
import { styled } from "../styled"

/** What docs/requirements.md says of the sample's own entries. */

test("Wavify says it is not finished", async ({ page }) => {
  await page.goto("/work/")
  const card = page.locator("article#wavify")
  await expect(card).toContainText("Work In Progress")
  await expect(card.getByRole("link", { name: /Case Study/ })).toHaveCount(0)
})

test("there are three plans, each with a booking button, and 2.0 is the most popular", async ({ page }) => {
  await page.goto("/pricing/")
  const plans = page.getByRole("region", { name: "Plans" }).locator("> ul > li")
  await expect(plans).toHaveCount(3)
  await expect(plans.filter({ hasText: "Most popular" })).toHaveText(/Website 2\.0/)
  for (const plan of await plans.all()) {
    await expect(plan.getByRole("link", { name: /^Get Started/ })).toHaveAttribute("href", "/booking/")
  }
})

test("an article names its date and reading time, and its code is colored", async ({ page }) => {
  await page.goto("/netflix-blog/")
  await expect(page.locator("article header")).toContainText(/\w+ \d+, \d{4} · \d+ min read/)
  await expect(page.locator("pre code span[class^=hljs]").first()).toBeVisible()
})

test("R15.2: the sections of a state page are in order", async ({ page }) => {
  await page.goto("/web-design-florida/")
  await expect(page.locator("h1")).toHaveText("Custom, Affordable, Web Design in Florida")
  const badges = await page.locator(`main section p${styled("heading", "badge")}`).allTextContents()
  const order = [
    "Key impact areas",
    "Benefits",
    "Core features",
    "Common mistakes avoided",
    "Services",
    "What sets us apart",
    "Customer feedback highlights",
    "Areas served",
  ]
  expect(badges.filter((badge) => order.includes(badge))).toEqual(order)
})

test("the three state pages share less than 60 percent of their five-word sequences", async ({ page }) => {
  const runs = async (route: string) => {
    await page.goto(route)
    const words = (await page.getByRole("main").innerText()).toLowerCase().match(/[\p{L}\p{N}$%']+/gu) ?? []
    return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")))
  }
  const pages = [
    await runs("/web-design-texas/"),
    await runs("/web-design-california/"),
    await runs("/web-design-florida/"),
  ]
  for (const one of pages) {
    for (const other of pages.filter((candidate) => candidate !== one)) {
      const shared = [...one].filter((run) => other.has(run)).length / one.size
      expect(shared).toBeLessThan(0.6)
    }
  }
})

test("R24.1: promise, screen and action are in the first view on every screen", async ({ page }) => {
  await page.goto("/")
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const hero = page.locator("main section").first()
    for (const part of [hero.getByRole("heading"), hero.locator("img").first(), hero.locator("a").last()])
      await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 0.95 })
  }
})

test("R24.2: the work follows the hero, then the person", async ({ page }) => {
  await page.goto("/")
  const titles = await page.locator("main section h2").allTextContents()
  expect(titles.slice(0, 2)).toEqual(["Concepts Made Real", "Hi, I'm Robin"])
  expect(titles).toContain("Five Ways to Put Me to Work")
})

test("R24.3: a case study begins with the reason", async ({ page }) => {
  await page.goto("/work/zync/")
  await expect(page.locator("#overview")).toContainText("keeps messages in order when connections drop")
})
