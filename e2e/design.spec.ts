import { type Locator, type Page, expect, test } from "@playwright/test"
import { projectsPerPage } from "../src/model/pages/list-pages"
import { counts } from "../test/content"
import { owner, routes } from "../test/pages"
import { styled } from "./styled"
import { settle } from "./watch"

/** Requirements R1 to R17: layout and behavior. */

const box = async (locator: Locator) => (await locator.boundingBox())!

test("the layout is at most 1800 px wide, and 1600 px on case studies", async ({ page }) => {
  await page.setViewportSize({ width: 2400, height: 1000 })
  await page.goto("/work/")
  expect((await box(page.getByRole("region", { name: "Projects" }))).width).toBe(1800)
  await page.goto("/work/zync/")
  const [words, body] = await page
    .locator("article > header, article > div")
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width))
  expect(words).toBe(1600)
  expect(body).toBe(1600)
})

test("the color scheme follows the system, can be switched, and is set before any script of the page", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await page.goto("/")
  await settle(page)
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await ground()
  await page.getByRole("button", { name: "Dark colors" }).click()
  const light = await ground()
  expect(light).not.toBe(dark)
  await page.route("**/*.js", (route) => route.abort())
  await page.goto("/skills/")
  expect(await ground()).toBe(light)
})

test("the work list is filtered by the category in the address, also after a reload", async ({ page }) => {
  test.skip(counts.projects > projectsPerPage, "Each category has pages of its own: e2e/entries.spec.ts")
  await page.goto("/work/")
  // A filter clicked earlier loads a new document, which shows the full list until scripts run.
  await settle(page)
  const cards = page.getByRole("region", { name: "Projects" }).getByRole("article")
  await expect(cards).toHaveCount(counts.projects)
  await page.getByRole("link", { name: /^Frontend/ }).click()
  await expect(page).toHaveURL(/\/work\/\?category=frontend$/)
  await expect(cards).not.toHaveCount(counts.projects)
  const shown = await cards.count()
  expect(shown).toBeGreaterThan(0)
  expect(shown).toBeLessThan(counts.projects)
  await page.reload()
  await expect(cards).toHaveCount(shown)
  await expect(page.getByRole("link", { name: /^Frontend/ })).toHaveAttribute("aria-current", "true")
  await page.getByRole("link", { name: /^All/ }).click()
  await expect(page).toHaveURL(/\/work\/$/)
  await expect(cards).toHaveCount(counts.projects)
})

test("a project's buttons depend on its video and its repository; Wavify says it is not finished", async ({
  page,
}) => {
  await page.goto("/work/")
  const card = (slug: string) => page.locator(`article#${slug}`)
  await expect(card("zync").getByRole("link", { name: /^See in Action/ })).toBeVisible()
  await expect(card("zync").getByRole("link", { name: /^Source Code/ })).toBeVisible()
  await expect(card("dentaledge").getByRole("link", { name: /^See in Action/ })).toHaveCount(0)
  await expect(card("dentaledge").getByRole("link", { name: /^Visit Website/ })).toBeVisible()
  await expect(card("wavify")).toContainText("Work In Progress")
  await expect(card("wavify").getByRole("link", { name: /Case Study/ })).toHaveCount(0)
})

test("the timeline alternates left and right on a large screen and has one column on a small one", async ({
  page,
}) => {
  await page.goto(`/about-${owner.slug}/`)
  const entries = page.locator("ol > li", { has: page.locator("h3") })
  const centers = async () =>
    entries.evaluateAll((all) =>
      all.map((entry) => {
        const words = entry.querySelector("h3")?.parentElement?.getBoundingClientRect()
        return words ? words.left + words.width / 2 : 0
      }),
    )
  const wide = await centers()
  expect(wide.length).toBeGreaterThanOrEqual(3)
  wide.forEach((center, index) => expect(center < 720).toBe(index % 2 === 0))
  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = await centers()
  expect(new Set(narrow.map(Math.round)).size).toBe(1)
})

test("the about sections alternate between picture first and text first", async ({ page }) => {
  await page.goto(`/about-${owner.slug}/`)
  const sections = page.locator("main section[data-orient]")
  expect(await sections.count()).toBeGreaterThanOrEqual(4)
  for (const section of await sections.all()) {
    const pictureFirst = (await section.getAttribute("data-orient")) === "0"
    const picture = await box(section.locator("img"))
    const words = await box(section.locator("p").first())
    expect(picture.x < words.x).toBe(pictureFirst)
  }
})

test("at most one question is open; a large screen has two columns", async ({ page }) => {
  await page.goto("/pricing/")
  const items = page.locator("main details")
  await expect(items).toHaveCount(counts.questions)
  const second = items.nth(Math.ceil(counts.questions / 2))
  await items.nth(0).locator("summary").click()
  await expect(items.nth(0)).toHaveAttribute("open", "")
  await items.nth(5).locator("summary").click()
  await expect(page.locator("main details[open]")).toHaveCount(1)
  await expect(items.nth(5)).toHaveAttribute("open", "")
  await items.nth(5).locator("summary").click()
  await expect(page.locator("main details[open]")).toHaveCount(0)
  expect((await box(second)).x).toBeGreaterThan((await box(items.nth(0))).x + 100)
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await box(second)).x).toBe((await box(items.nth(0))).x)
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

test("each currency's button opens the payment provider in a new tab", async ({ page }) => {
  await page.goto("/payment/")
  const links = page.getByRole("region", { name: "Currencies" }).getByRole("link")
  await expect(links).toHaveCount(counts.currencies)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("href", /^https:\/\//)
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(link).toHaveAttribute("rel", /noopener/)
  }
})

test("the contact page has 150 stars, the same in the HTML and after the script", async ({
  page,
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const sky = `main section svg${styled("starfield", "sky")}`
  const still = await plain.newPage()
  await still.goto(new URL("/contact/", test.info().project.use.baseURL).href)
  await page.goto("/contact/")
  await settle(page)
  const dots = await page
    .locator(`${sky} path`)
    .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")))
  expect(dots.join("").match(/M/g)).toHaveLength(150)
  expect(await page.locator(sky).innerHTML()).toBe(await still.locator(sky).innerHTML())
  await plain.close()
})

test.describe("the table of contents of a case study", () => {
  test("stays in view beside a three-quarter column, marks the section, and scrolls with 100 px to spare", async ({
    page,
  }) => {
    await page.goto("/work/zync/")
    await settle(page)
    const contents = page.getByRole("navigation", { name: "Contents" })
    const text = page.locator("article > div > div", { has: page.locator("h2#features") })
    expect((await box(text)).width / 1310).toBeGreaterThan(0.7)
    await contents.getByRole("link", { name: "Reliability" }).click()
    await expect
      .poll(async () => Math.round((await box(page.locator("#reliability"))).y), { timeout: 8000 })
      .toBe(100)
    await expect(contents.getByRole("link", { name: "Reliability" })).toHaveAttribute("aria-current", "true")
    await expect(contents.locator("[aria-current]")).toHaveCount(1)
    await expect(contents).toBeInViewport()
  })

  test("is a disclosure on a small screen", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto("/work/zync/")
    const link = page
      .getByRole("navigation", { name: "Contents" })
      .getByRole("link", { name: "Key Takeaways" })
    await expect(link).toBeHidden()
    await page.locator("summary", { hasText: "Contents" }).click()
    await expect(link).toBeVisible()
  })

  test("is followed by links to the previous and next case studies", async ({ page }) => {
    await page.goto("/work/talkzy/")
    const more = page.getByRole("navigation", { name: "More case studies" }).getByRole("link")
    await expect(more).toHaveCount(2)
    await more.last().click()
    await expect(page).toHaveURL(/\/work\/dentaledge\/$/)
  })
})

test("an article lists its sections on a wide screen, marks the current one and lists the other articles", async ({
  page,
}) => {
  await page.goto("/netflix-blog/")
  await settle(page)
  const contents = page.getByRole("navigation", { name: "On this page" })
  const links = contents.getByRole("link")
  expect(await links.count()).toBe(await page.locator("article h2[id]:not(#related)").count())
  await links.nth(2).click()
  await expect(links.nth(2)).toHaveAttribute("aria-current", "true")
  const others = page.getByRole("navigation", { name: "Other articles" }).getByRole("link")
  expect(await others.count()).toBeGreaterThanOrEqual(2)
  await expect(page.locator("article header")).toContainText(/\w+ \d+, \d{4} · \d+ min read/)
  await expect(page.locator("pre code span[class^=hljs]").first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(contents).toBeHidden()
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

/** Returns the styles of a card that hover may change. */
const look = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, boxShadow, transform } = getComputedStyle(element)
    return [backgroundColor, boxShadow, transform].join()
  })

test("a state page's service and city cards change on hover", async ({ page }) => {
  await page.goto("/web-design-texas/")
  const cards = [styled("services", "card"), styled("areas", "city")]
  for (const card of cards.map((selector) => page.locator(`li${selector}`).first())) {
    await card.scrollIntoViewIfNeeded()
    const before = await look(card)
    await card.hover()
    await expect.poll(() => look(card)).not.toBe(before)
  }
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

for (const route of routes) {
  test(`no two neighboring sections of ${route} have the same layout`, async ({ page }) => {
    await page.goto(route)
    const compositions = await page.locator("main section").evaluateAll((sections) =>
      sections.map((section) => {
        const { left, width } = section.getBoundingClientRect()
        const share = (element: Element | null | undefined) => {
          if (!element) return "none"
          const at = element.getBoundingClientRect()
          return `${Math.round((12 * (at.left - left)) / width)}+${Math.round((12 * at.width) / width)}`
        }
        const items = [...section.querySelectorAll("li, article, details")]
        const [item] = items
        const columns = new Set(items.map((entry) => Math.round(entry.getBoundingClientRect().left / 20)))
          .size
        return JSON.stringify({
          ground: getComputedStyle(section).backgroundColor,
          heading: share(section.querySelector("h1, h2")?.parentElement),
          picture: share(section.querySelector("img, video, svg[viewBox='0 0 1600 700']")),
          items: share(item),
          columns,
          frame: item && getComputedStyle(item).borderStyle,
        })
      }),
    )
    compositions.slice(1).forEach((composition, index) => expect(composition).not.toBe(compositions[index]))
  })
}

test("no word is split across lines, on the smallest phone or the widest screen", async ({ page }) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ reducedMotion: "reduce" })
  for (const route of routes) {
    await page.goto(route)
    for (const width of [320, 390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await brokenWords(page), `${route} at ${width} px`).toEqual([])
    }
  }
})

/** Returns the words split across two lines. Code and addresses may break anywhere. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (walker.nextNode()) {
      const { currentNode } = walker
      const parent = currentNode.parentElement
      if (!parent?.checkVisibility() || parent.closest("code, script, style, .visually-hidden")) continue
      for (const { 0: word, index } of (currentNode.nodeValue ?? "").matchAll(/[\p{L}\p{N}$]{3,}/gu)) {
        const range = document.createRange()
        range.setStart(currentNode, index)
        range.setEnd(currentNode, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    }
    return broken
  })
}
