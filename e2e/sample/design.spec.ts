import { expect, test } from "../helpers/base"
import { documentOf } from "../helpers/document-of"

/** What docs/requirements.md says of the sample's own entries. */

test("Wavify says it is not finished", () => {
  const card = documentOf("/work/").querySelector("article#wavify")
  expect(card?.text).toContain("Work In Progress")
  expect(card?.querySelectorAll("a").filter(({ text }) => text.includes("Case Study"))).toEqual([])
  expect(card?.querySelector("a[href='/work/wavify/']")?.text).toContain("Work In Progress")
})

test("there are three plans, each with a booking button, and 2.0 is the most popular", () => {
  const plans = documentOf("/pricing/").querySelectorAll("section[aria-label=Plans] > ul > li")
  expect(plans).toHaveLength(3)
  const popular = plans.filter(({ text }) => text.includes("Most popular"))
  expect(popular.map(({ text }) => text)).toEqual([expect.stringContaining("Website 2.0")])
  for (const plan of plans) {
    const link = plan.querySelectorAll("a").find(({ text }) => text.startsWith("Get Started"))
    expect(link?.getAttribute("href")).toMatch(/^\/booking\/\?plan=/)
  }
})

test("an article names its date and reading time, and its code is colored", () => {
  const article = documentOf("/netflix-blog/")
  expect(article.querySelector("article header")?.text).toMatch(/\w+ \d+, \d{4} · \d+ min read/)
  expect(article.querySelector("pre code span[class^=hljs]")).not.toBeNull()
})

test("R15.2: the sections of a state page are in order", () => {
  const page = documentOf("/web-design-florida/")
  expect(page.querySelector("h1")?.text).toBe("Custom, Affordable, Web Design in Florida")
  const badges = page.querySelectorAll("main section p").map(({ text }) => text)
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

test("R15.2: relevant work follows the section that the state names, or the benefits", () => {
  for (const [state, before] of [
    ["texas", "Benefits"],
    ["california", "Key impact areas"],
    ["florida", "Customer feedback highlights"],
  ]) {
    const badges = documentOf(`/web-design-${state}/`)
      .querySelectorAll("main section p:has(+ h2)")
      .map(({ text }) => text)
    expect(badges[badges.indexOf("Relevant work") - 1], state).toBe(before)
  }
})

/** Every five words of a page that follow each other. */
function runs(route: string) {
  const text = documentOf(route).querySelector("main")?.structuredText ?? ""
  const words = text.toLowerCase().match(/[\p{L}\p{N}$%']+/gu) ?? []
  expect(words.length, route).toBeGreaterThan(300)
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")))
}

test("the three state pages share less than 60 percent of their five-word sequences", () => {
  const pages = ["/web-design-texas/", "/web-design-california/", "/web-design-florida/"].map(runs)
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
    for (const part of [
      hero.getByRole("heading"),
      hero.locator("img").first(),
      hero.locator("a[href='/estimate/']"),
    ])
      await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 0.95 })
  }
})

test("R24.2: the work follows the hero and the visitor's own sketch, then the person", () => {
  const titles = documentOf("/")
    .querySelectorAll("main section h2")
    .map(({ text }) => text)
  expect(titles.slice(0, 3)).toEqual(["Put Your Name on It", "Concepts Made Real", "Hi, I'm Robin"])
  expect(titles).toContain("Five Ways to Put Me to Work")
})

test("R24.3: a case study begins with the reason", () => {
  const overview = documentOf("/work/zync/").getElementById("overview")
  expect(overview?.text).toContain("keeps messages in order when connections drop")
})
