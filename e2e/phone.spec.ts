import { readHeader } from "../src/gatsby/header-width/header-width"
import { provider } from "../test/provider-settings"
import { type Page, type Route, expect, test } from "./helpers/base"
import { submenus } from "./helpers/submenu"
import { fullyRendered, hydrated } from "./helpers/page-state"
import { controlWords } from "../test/own-words"

/** The header and the form under a finger. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const opener = (page: Page) => page.getByRole("button", { name: controlWords.menu.open })
const closer = (page: Page) => page.getByRole("button", { name: controlWords.menu.close })
/** The last entry before the links to other languages. */
const lastEntry = (page: Page) => page.locator('#main-menu > ul > li > a[href^="/"]:not([lang])').last()

/** The distances of the marks of the menu's entries from the end and the middle of their rows. */
const markPlaces = (page: Page) =>
  page.locator("#main-menu li > button").evaluateAll((marks) =>
    marks.map((mark) => {
      const { top, height, right } = mark.getBoundingClientRect()
      const row = mark.closest("li")?.getBoundingClientRect()
      return {
        fromEnd: (row?.right ?? 0) - right,
        fromMiddle: top + height / 2 - (row ? row.top + row.height / 2 : 0),
      }
    }),
  )

test("the toggle opens and closes the menu, and its label says what it will do", async ({ page }) => {
  await page.goto("/")
  await hydrated(page)
  const { headerAction } = readHeader(process.cwd())
  const action = page.getByRole("banner").getByRole("link", { name: headerAction?.label ?? "", exact: true })
  await expect(lastEntry(page)).toBeHidden()
  if (headerAction) await expect(action, "the header's button is in the closed menu").toHaveCount(0)

  await test.step("the closed menu has no tab stops", async () => {
    await opener(page).focus()
    await page.keyboard.press("Tab")
    const within = await page.evaluate(() => document.activeElement?.closest("#main-menu") !== null)
    expect(within).toBe(false)
  })

  await opener(page).tap()
  await expect(lastEntry(page)).toBeVisible()
  if (headerAction) {
    await expect(action, "the header's button is in the menu once").toHaveCount(1)
    await expect(action).toBeInViewport({ ratio: 1 })
  }
  for (const { fromEnd, fromMiddle } of await markPlaces(page)) {
    expect(Math.abs(fromEnd), "the marks stand in one line").toBeLessThanOrEqual(1)
    expect(Math.abs(fromMiddle), "each mark is in the middle of its row").toBeLessThanOrEqual(2)
  }
  const scrim = await page
    .locator("#main-menu")
    .evaluate((panel) => getComputedStyle(panel, "::backdrop").backgroundColor)
  expect(scrim, "the page behind the open menu is dimmed").not.toMatch(/transparent|, 0\)$/)

  await test.step("a tap opens a dropdown, a second tap closes it, and opening another closes the first", async () => {
    if ((await submenus(page).count()) < 2) return
    const [list, other] = [submenus(page).nth(0), submenus(page).nth(1)]
    const first = page.locator("#main-menu ul ul").first().getByRole("link").first()
    await expect(first).toBeHidden()
    await list.tap()
    await expect(first).toBeVisible()
    await list.tap()
    await expect(first).toBeHidden()
    await list.tap()
    await other.tap()
    await expect(first).toBeHidden()
    await expect(other).toHaveAttribute("aria-expanded", "true")
  })

  await closer(page).tap()
  await expect(lastEntry(page)).toBeHidden()

  await test.step("Escape closes the menu and returns the focus to its toggle", async () => {
    await opener(page).focus()
    await page.keyboard.press("Enter")
    await expect(lastEntry(page)).toBeVisible()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Escape")
    await expect(opener(page)).toBeFocused()
  })

  await test.step("the narrowest phone has logo, switches and menu button on one line", async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const middles = await page.locator("header").evaluate((header) =>
      [...header.querySelectorAll("a, button")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getBoundingClientRect())
        .filter(({ top }) => top < 200)
        .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
    )
    expect(middles.length).toBeGreaterThanOrEqual(3)
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2)
  })
})

test("a menu opened before the page's scripts load is known to be open and closes on a choice", async ({
  page,
}) => {
  const held: Route[] = []
  let hold = true
  await page.route("**/*.js", (route) => (hold ? void held.push(route) : route.continue()))
  await page.goto("/")
  await opener(page).tap()
  await expect(lastEntry(page)).toBeVisible()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  hold = false
  await Promise.all(held.map((route) => route.continue()))
  await expect(closer(page)).toHaveAttribute("aria-expanded", "true")
  const to = (await lastEntry(page).getAttribute("href")) ?? ""
  await lastEntry(page).tap()
  await expect(page).toHaveURL(to)
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false")
})

test("a message is also sent on a phone", async ({ page }) => {
  const said: string[] = []
  page.on("dialog", (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  let sent = 0
  await page.route(`${provider.origin}/**`, (route) => {
    sent++
    return route.fulfill({ body: "OK", headers: { "Access-Control-Allow-Origin": "*" } })
  })
  await page.goto("/contact/")
  await hydrated(page)
  for (const field of await page.locator("form :required").all())
    await field.fill("ada5125550100@site.example")
  await page.getByRole("button", { name: controlWords.contact.send }).tap()
  await expect.poll(() => said).toEqual([controlWords.contact.sentAlert])
  expect(sent).toBe(1)
})

test("a phone number stays on one line, also in an owner's own text", async ({ page }) => {
  await page.goto("/contact/")
  await fullyRendered(page)
  const lines = await page.locator("main").evaluate((main) => {
    const narrow = main.appendChild(document.createElement("p"))
    narrow.style.width = "3rem"
    const link = narrow.appendChild(document.createElement("a"))
    link.href = "tel:+15125550142"
    link.textContent = "(512) 555-0142"
    return link.getClientRects().length
  })
  expect(lines).toBe(1)
})
