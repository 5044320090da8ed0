import { expect, test } from "./base"
import { atLeast } from "../test/is-sample"
import { owner } from "../test/pages"
import { itemsWithList, needsRow, submenus } from "./submenu"
import { hydrated } from "./watch"

test.beforeEach(({ page }) => page.goto("/").then(() => hydrated(page)))

const nav = "nav[aria-label=Main]"

test("the logo is the first link, and leads to the home page", async ({ page }) => {
  await expect(page.getByRole("banner").getByRole("link").first()).toHaveAttribute("href", "/")
})

test("each of the menu's lists opens on hover and closes when the pointer leaves", async ({ page }) => {
  await needsRow(page)
  for (const item of await itemsWithList(page).all()) {
    const list = item.locator("ul")
    await expect(list).toBeHidden()
    await item.getByRole("link").first().hover()
    await expect(list).toBeVisible()
    await list.locator("a").last().hover()
    await expect(list).toBeVisible()
    await page.mouse.move(700, 700)
    await expect(list).toBeHidden()
  }
})

test("with the keyboard a button opens the dropdown, Escape closes it and returns the focus", async ({
  page,
}) => {
  await needsRow(page)
  test.skip((await submenus(page).count()) === 0, "The menu has no lists")
  const button = submenus(page).first()
  const entry = page.locator(`${nav} ul ul a`).first()
  await button.focus()
  await page.keyboard.press("Enter")
  await expect(button).toHaveAttribute("aria-expanded", "true")
  await page.keyboard.press("Tab")
  await expect(entry).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute("aria-expanded", "false")
  await expect(entry).toBeHidden()
})

test("one dropdown is open at a time, and leaving it with the Tab key closes it", async ({ page }) => {
  await needsRow(page)
  test.skip((await submenus(page).count()) < 2, "The menu has fewer than two lists")
  const [services, contact] = [submenus(page).nth(0), submenus(page).nth(1)]
  await services.focus()
  await page.keyboard.press("Enter")
  await contact.focus()
  await expect(services).toHaveAttribute("aria-expanded", "false")
  await page.keyboard.press("Enter")
  await expect(contact).toHaveAttribute("aria-expanded", "true")
  await expect(page.locator(`${nav} [aria-expanded=true]`)).toHaveCount(1)
})

test("a choice opens its page without loading a new document, closes the dropdown and marks the page", async ({
  page,
}) => {
  await needsRow(page)
  test.skip((await submenus(page).count()) === 0, "The menu has no lists")
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await submenus(page).first().click()
  const choice = page.locator(`${nav} ul ul a:visible`).first()
  const to = (await choice.getAttribute("href")) ?? ""
  await choice.click()
  await expect(page).toHaveURL(to)
  expect(await page.evaluate(() => "stayed" in window)).toBe(true)
  await page.mouse.move(700, 700)
  await expect(page.locator(`${nav} [aria-expanded=true]`)).toHaveCount(0)
  await expect(page.locator(`${nav} ul ul a[aria-current=page]`)).toHaveAttribute("href", to)
})

test("the header's style changes after 10 px of scrolling, and changes back", async ({ page }) => {
  const header = page.getByRole("banner")
  const style = () => header.evaluate((element) => getComputedStyle(element).borderBottomColor)
  const atTop = await style()
  await page.evaluate(() => window.scrollTo({ top: 10, behavior: "instant" }))
  await page.waitForTimeout(100)
  expect(await style()).toBe(atTop)
  await page.evaluate(() => window.scrollTo({ top: 11, behavior: "instant" }))
  await expect.poll(style).not.toBe(atTop)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await expect.poll(style).toBe(atTop)
})

test("the skip link is the first tab stop and leads to the content", async ({ page }) => {
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: "Skip to the content" })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
})

test("the footer has its columns, an email link and links to other sites in new tabs", async ({ page }) => {
  const footer = page.getByRole("contentinfo")
  expect(await footer.getByRole("navigation").count()).toBeGreaterThan(0)
  await expect(footer.locator(`a[href="mailto:${owner.email}"]`)).toBeVisible()
  for (const link of await footer.locator('a[href^="https:"]').all()) {
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(link).toHaveAttribute("rel", /noopener/)
  }
})

test("an unknown address gets a 404 page with header, footer and links to other pages", async ({ page }) => {
  const response = await page.goto("/no-such-page/")
  expect(response?.status()).toBe(404)
  await expect(page.locator("h1")).toHaveCount(1)
  await expect(page.getByRole("banner")).toBeVisible()
  await expect(page.getByRole("contentinfo")).toBeVisible()
  const ways = page.getByRole("navigation", { name: "Other pages" }).getByRole("link")
  expect(await ways.count()).toBeGreaterThanOrEqual(atLeast(3, 1))
  for (const href of await ways.evaluateAll((links) => links.map((link) => link.getAttribute("href")))) {
    expect((await page.request.get(href ?? "")).status()).toBe(200)
  }
})

test("the narrowest phone has logo, switches and menu button on one line", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto("/")
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

test("the page behind the phone's open menu is dimmed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/")
  await page.locator("[popovertarget]").click()
  const scrim = await page
    .locator("#main-menu")
    .evaluate((panel) => getComputedStyle(panel, "::backdrop").backgroundColor)
  expect(scrim).not.toMatch(/transparent|, 0\)$/)
})
