import { type Page, expect, test } from "./helpers/base"
import { colorViolations, expectNoViolations } from "./helpers/axe"
import { documentOf } from "./helpers/document-of"
import { stopsWithProblems, inspectFocus, tabThrough } from "./helpers/focus"
import { counts } from "../test/content"
import { owner } from "../test/pages"
import { firstOf } from "./helpers/first-of"
import { submenus } from "./helpers/submenu"
import { waitUntilSettled } from "./helpers/page-state"
import { controlWords } from "../test/own-words"

/** The site without a mouse (WCAG 2.1.1, 2.4.1, 2.4.3, 2.4.7, 2.4.11, 2.4.13). e2e/pages/ walks one page of each kind. */

test.use({ contextOptions: { reducedMotion: "reduce" }, colorScheme: "dark" })

const open = async (page: Page, route: string) => {
  await page.goto(route)
  await waitUntilSettled(page)
}
const phone = { width: 390, height: 844 }
const focused = (page: Page) => page.locator(":focus")
const toggle = (page: Page) => page.getByRole("button", { name: /navigation menu$/ })

for (const route of ["/", "/contact/", `/about-${owner.slug}/`]) {
  test(`every tab stop of ${route} is visible on a phone, too`, async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, route)
    expect(stopsWithProblems(await tabThrough(page)), route).toEqual([])
    expect(stopsWithProblems(await tabThrough(page, "Shift+Tab")), route).toEqual([])
  })
}

test("the phone's menu can be tabbed through, and closes when the focus moves on below it", async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, "/")
  await toggle(page).focus()
  await page.keyboard.press("Enter")
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true")
  const entries = await page.locator("#main-menu > ul > li > *:is(a, button)").count()
  for (let stop = 0; stop < entries; stop++) {
    await page.keyboard.press("Tab")
    expect((await inspectFocus(page))?.problems).toEqual([])
    expect(await focused(page).evaluate((element) => element.closest("#main-menu") !== null)).toBe(true)
  }
  while (await focused(page).evaluate((element) => element.closest("header") !== null)) {
    await page.keyboard.press("Tab")
  }
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false")
  expect((await inspectFocus(page))?.problems).toEqual([])

  await test.step("it returns the focus to its toggle on Escape from any of its entries", async () => {
    if ((await submenus(page).count()) === 0) return
    await toggle(page).focus()
    await page.keyboard.press("Enter")
    const services = submenus(page).first()
    await services.focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Escape")
    await expect(services, "Escape").toBeFocused()
    await page.keyboard.press("Escape")
    await expect(toggle(page), "Escape").toBeFocused()
    await expect(page.locator("#main-menu"), "Escape").toBeHidden()
  })
})

test("the skip link is the first tab stop and moves the focus past the header", async ({ page }) => {
  const [first] = documentOf("/").querySelector("body")?.querySelectorAll("a, button") ?? []
  expect(first?.getAttribute("href"), "the first focusable element in the HTML").toBe("#main")
  await open(page, "/")
  await page.keyboard.press("Tab")
  await expect(focused(page)).toHaveAttribute("href", "#main")
  expect((await inspectFocus(page))?.problems).toEqual([])
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
  await page.keyboard.press("Tab")
  expect(await focused(page).evaluate((element) => element.closest("main") !== null)).toBe(true)

  await test.step("where the system has stopped all motion, there is no switch for it, and no gap", async () => {
    const motion = page.getByRole("button", { name: controlWords.menu.still })
    const bar = page
      .getByRole("banner")
      .locator("div", { has: page.getByRole("button", { name: controlWords.menu.dark }) })
    const width = async () => (await bar.last().boundingBox())?.width ?? 0
    await expect(motion).toBeHidden()
    const without = await width()
    await page.emulateMedia({ reducedMotion: "no-preference" })
    await expect(motion).toBeVisible()
    expect((await width()) - without).toBe((await motion.boundingBox())?.width)
  })

  await test.step("the switches work with Space and announce their state", async () => {
    for (const name of [controlWords.menu.dark, controlWords.menu.still]) {
      const button = page.getByRole("button", { name })
      const before = (await button.getAttribute("aria-pressed")) ?? ""
      await button.focus()
      for (const state of [before === "true" ? "false" : "true", before]) {
        await page.keyboard.press("Space")
        await expect(button).toHaveAttribute("aria-pressed", state)
        await expect(button).toBeFocused()
      }
    }
    await page.emulateMedia({ reducedMotion: "reduce" })
  })

  await test.step("a focus ring is painted: a screenshot differs from one without focus", async () => {
    for (const scheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      const link = page.getByRole("main").getByRole("link").first()
      const { x, y, width, height } = (await link.boundingBox())!
      const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 }
      await page.mouse.click(1, 400)
      const without = await page.screenshot({ clip })
      await page.keyboard.press("Shift")
      await link.focus()
      expect(without.equals(await page.screenshot({ clip })), scheme).toBe(false)
    }
  })

  await test.step("a new page within the site is announced by its title, starts at its top, and resets the tab order", async () => {
    const link = page.getByRole("contentinfo").locator('nav a[href^="/"]').last()
    const to = (await link.getAttribute("href")) ?? ""
    await link.focus()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(to)
    const announcer = page.locator("#gatsby-announcer")
    // Where the site has another language than English, the title is all.
    await expect(announcer).toHaveText(/./)
    await expect(announcer).toContainText((await page.locator("h1").textContent()) ?? "")
    await expect(announcer).toHaveAttribute("aria-live", "assertive")
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press("Tab")
    await expect(focused(page)).toHaveAttribute("href", "#main")
  })
})

test("questions open and close with Enter and Space, and the focus stays", async ({ page }) => {
  test.skip(counts.questions === 0, "There are no questions")
  await open(page, firstOf("pricing"))
  const question = page.locator("main summary").first()
  const answer = page.locator("main details").first()
  await question.focus()
  await page.keyboard.press("Enter")
  await expect(answer).toHaveAttribute("open", "")
  await expectNoViolations(page, "an open question, dark")
  await page.emulateMedia({ colorScheme: "light" })
  expect(await colorViolations(page), "an open question, light").toEqual([])
  await expect(answer).toMatchAriaSnapshot(`
    - group:
      - heading /./ [level=3]
      - paragraph: /./
  `)
  if (counts.questions > 1)
    await expect(page.locator("main details").nth(1)).toMatchAriaSnapshot(`
      - group:
        - heading /./ [level=3]
    `)
  await page.keyboard.press("Space")
  await expect(answer).not.toHaveAttribute("open", "")
  await expect(question).toBeFocused()
})

test("the work filter works with Enter, announces the number of projects, and keeps the focus", async ({
  page,
}) => {
  await open(page, firstOf("work"))
  const choice = page.getByRole("list", { name: controlWords.work.filter }).getByRole("link").nth(1)
  test.skip((await choice.count()) === 0, "All projects are of one category")
  await choice.focus()
  await page.keyboard.press("Enter")
  await expect(choice).toHaveAttribute("aria-current", "true")
  await expect(choice).toBeFocused()
  const shown = await page.getByRole("main").getByRole("article").count()
  await expect(page.getByRole("main").getByRole("status")).toHaveText(new RegExp(`^${shown} of \\d+ `))
  await expectNoViolations(page, "a filtered list")
})

test("the table of contents of a case study links to its sections and marks the current one", async ({
  page,
}) => {
  await open(page, firstOf("case-study"))
  const link = page
    .getByRole("navigation", { name: controlWords.caseStudy.contents })
    .getByRole("link")
    .first()
  await link.focus()
  await page.keyboard.press("Enter")
  await expect(link).toHaveAttribute("aria-current", "true")
  await expect(page.locator((await link.getAttribute("href")) ?? "")).toBeInViewport()
  await expectNoViolations(page, "a marked contents list")
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.locator("main summary").click()
  await expectNoViolations(page, "an open contents list")
})

test("a video plays and stops with Space", async ({ page }) => {
  await open(page, "/contact/")
  const video = page.locator("main video")
  test.skip((await video.count()) === 0, "The contact page has no video")
  await video.focus()
  const paused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
  await page.keyboard.press("Space")
  await expect.poll(paused).toBe(false)
  await page.keyboard.press("Space")
  await expect.poll(paused).toBe(true)
})
