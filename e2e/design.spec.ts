import { type Locator, expect, test } from "./base"
import { projectsPerPage } from "../src/model/pages/list-pages"
import { counts, projects } from "../test/content"
import { atLeast } from "../test/is-sample"
import { owner } from "../test/pages"
import { firstOf, pagesOf } from "./first-of"
import { styled } from "./styled"
import { settle } from "./watch"

/** Requirements R1 to R17: layout and behavior. */

const box = async (locator: Locator) => (await locator.boundingBox())!

test("the layout is at most 1800 px wide, and 1600 px on case studies", async ({ page }) => {
  await page.setViewportSize({ width: 2400, height: 1000 })
  await page.goto("/work/")
  expect((await box(page.getByRole("region", { name: "Projects" }))).width).toBe(1800)
  await page.goto(firstOf("case-study"))
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
  const filters = page.getByRole("list", { name: "Filter projects" }).getByRole("link")
  test.skip((await filters.count()) < 3, "All projects are of one category")
  const choice = filters.nth(1)
  const shown = Number(/\d+/.exec(await choice.innerText())?.[0])
  await choice.click()
  await expect(page).toHaveURL(/\/work\/\?category=[\w-]+$/)
  await expect(cards).toHaveCount(shown)
  expect(shown).toBeGreaterThan(0)
  expect(shown).toBeLessThan(counts.projects)
  await page.reload()
  await expect(cards).toHaveCount(shown)
  await expect(choice).toHaveAttribute("aria-current", "true")
  await filters.first().click()
  await expect(page).toHaveURL(/\/work\/$/)
  await expect(cards).toHaveCount(counts.projects)
})

test("a project's buttons depend on its video and its repository", async ({ page }) => {
  await page.goto("/work/")
  for (const { slug, video, github } of projects) {
    const card = page.locator(`article[id="${slug}"]`)
    const has = (name: RegExp) => card.getByRole("link", { name })
    await expect(has(/^See in Action/)).toHaveCount(video ? 1 : 0)
    await expect(has(/^Source Code/)).toHaveCount(github ? 1 : 0)
    await expect(has(/^Visit Website/)).toHaveCount(github ? 0 : 1)
  }
})

test("the timeline alternates left and right on a large screen and has one column on a small one", async ({
  page,
}) => {
  await page.goto(`/about-${owner.slug}/`)
  await settle(page)
  const entries = page.locator("ol > li", { has: page.locator("h3") })
  const centers = async () =>
    entries.evaluateAll((all) =>
      all.map((entry) => {
        const words = entry.querySelector("h3")?.parentElement?.getBoundingClientRect()
        return words ? words.left + words.width / 2 : 0
      }),
    )
  const wide = await centers()
  expect(wide.length).toBeGreaterThanOrEqual(atLeast(3, 1))
  wide.forEach((center, index) => expect(center < 720).toBe(index % 2 === 0))
  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = await centers()
  expect(new Set(narrow.map(Math.round)).size).toBe(1)
})

test("the about sections alternate between picture first and text first", async ({ page }) => {
  await page.goto(`/about-${owner.slug}/`)
  const sections = page.locator("main section[data-orient]")
  expect(await sections.count()).toBeGreaterThanOrEqual(atLeast(4, 1))
  for (const section of await sections.all()) {
    const pictureFirst = (await section.getAttribute("data-orient")) === "0"
    const picture = await box(section.locator("img"))
    const words = await box(section.locator("p").first())
    expect(picture.x < words.x).toBe(pictureFirst)
  }
})

test("at most one question is open; a large screen has two columns", async ({ page }) => {
  await page.goto(firstOf("pricing"))
  const items = page.locator("main details")
  await expect(items).toHaveCount(counts.questions)
  test.skip(counts.questions < 2, "There are fewer than two questions")
  const second = items.nth(Math.ceil(counts.questions / 2))
  await items.nth(0).locator("summary").click()
  await expect(items.nth(0)).toHaveAttribute("open", "")
  await items.last().locator("summary").click()
  await expect(page.locator("main details[open]")).toHaveCount(1)
  await expect(items.last()).toHaveAttribute("open", "")
  await items.last().locator("summary").click()
  await expect(page.locator("main details[open]")).toHaveCount(0)
  expect((await box(second)).x).toBeGreaterThan((await box(items.nth(0))).x + 100)
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await box(second)).x).toBe((await box(items.nth(0))).x)
})

test("each plan is on the page with its button", async ({ page }) => {
  await page.goto(firstOf("pricing"))
  const plans = page.getByRole("region", { name: "Plans" }).locator("> ul > li")
  await expect(plans).toHaveCount(counts.plans)
  for (const plan of await plans.all()) await expect(plan.getByRole("link")).toHaveCount(1)
})

test("each currency's button opens the payment provider in a new tab", async ({ page }) => {
  await page.goto(firstOf("payment"))
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
    await page.goto(firstOf("case-study"))
    await settle(page)
    const contents = page.getByRole("navigation", { name: "Contents" })
    const text = page.locator("article > div > div", { has: page.locator("h2#features") })
    expect((await box(text)).width / 1310).toBeGreaterThan(0.7)
    // The first is the top of the page; the second is always long enough to be scrolled to the top.
    const link = contents.getByRole("link").nth(1)
    await link.click()
    const section = page.locator((await link.getAttribute("href")) ?? "")
    await expect.poll(async () => Math.round((await box(section)).y), { timeout: 8000 }).toBe(100)
    await expect(link).toHaveAttribute("aria-current", "true")
    await expect(contents.locator("[aria-current]")).toHaveCount(1)
    await expect(contents).toBeInViewport()
  })

  test("is a disclosure on a small screen", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(firstOf("case-study"))
    const link = page.getByRole("navigation", { name: "Contents" }).getByRole("link").last()
    await expect(link).toBeHidden()
    await page.locator("summary", { hasText: "Contents" }).click()
    await expect(link).toBeVisible()
  })

  test("is followed by links to the previous and next case studies", async ({ page }) => {
    const studies = new Set(pagesOf("case-study", 3))
    const [first, second, third] = projects
      .toSorted((a, b) => a.order - b.order)
      .map(({ slug }) => `/work/${slug}/`)
      .filter((address) => studies.has(address))
    await page.goto(second ?? "")
    const more = page.getByRole("navigation", { name: "More case studies" }).getByRole("link")
    const links = await more.evaluateAll((all) => all.map((link) => link.getAttribute("href")))
    expect(links).toEqual([first, third])
    await more.last().click()
    await expect(page).toHaveURL(third ?? "")
  })
})

test("an article lists its sections on a wide screen, marks the current one and lists the other articles", async ({
  page,
}) => {
  const articles = pagesOf("article")
  await page.goto(articles[0] ?? "")
  await settle(page)
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

/** Returns the styles of a card that hover may change. */
const look = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, boxShadow, transform } = getComputedStyle(element)
    return [backgroundColor, boxShadow, transform].join()
  })

test("a state page's service and city cards change on hover", async ({ page }) => {
  await page.goto(firstOf("state-landing"))
  const cards = [styled("services", "card"), styled("areas", "city")]
  for (const card of cards.map((selector) => page.locator(`li${selector}`).first())) {
    await card.scrollIntoViewIfNeeded()
    const before = await look(card)
    await card.hover()
    await expect.poll(() => look(card)).not.toBe(before)
  }
})
