import { type Route, expect, test } from "@playwright/test"
import { hydrated } from "./watch"

test.beforeEach(({ page }) => page.goto("/").then(() => hydrated(page)))

test("the toggle opens and closes the menu, and its label says what it will do", async ({ page }) => {
  const work = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Work", exact: true })
  await expect(work).toBeHidden()
  await page.getByRole("button", { name: "Open navigation menu" }).tap()
  await expect(work).toBeVisible()
  await page.getByRole("button", { name: "Close navigation menu" }).tap()
  await expect(work).toBeHidden()
})

test("a menu opened before the page's scripts load is known to be open and closes on a choice", async ({
  page,
}) => {
  const held: Route[] = []
  let hold = true
  await page.route("**/*.js", (route) => (hold ? void held.push(route) : route.continue()))
  await page.reload({ waitUntil: "load" })
  await page.getByRole("button", { name: "Open navigation menu" }).tap()
  const work = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Work", exact: true })
  await expect(work).toBeVisible()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  hold = false
  await Promise.all(held.map((route) => route.continue()))
  await expect(page.getByRole("button", { name: "Close navigation menu" })).toHaveAttribute(
    "aria-expanded",
    "true",
  )
  await work.tap()
  await expect(page).toHaveURL(/\/work\/$/)
  await expect(page.getByRole("button", { name: "Open navigation menu" })).toHaveAttribute(
    "aria-expanded",
    "false",
  )
})

test("a tap opens a dropdown, a second tap closes it, and opening another closes the first", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Open navigation menu" }).tap()
  const services = page.getByRole("button", { name: "Services submenu" })
  const contact = page.getByRole("button", { name: "Contact submenu" })
  const texas = page.getByRole("link", { name: "Texas" })
  await expect(texas).toBeHidden()
  await services.tap()
  await expect(texas).toBeVisible()
  await services.tap()
  await expect(texas).toBeHidden()
  await services.tap()
  await contact.tap()
  await expect(texas).toBeHidden()
  await expect(contact).toHaveAttribute("aria-expanded", "true")
})

test("Escape closes the menu and returns the focus to its toggle", async ({ page }) => {
  const toggle = page.getByRole("button", { name: "Open navigation menu" })
  await toggle.focus()
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Escape")
  await expect(toggle).toBeFocused()
})

test("the closed menu has no tab stops", async ({ page }) => {
  await page.getByRole("button", { name: "Open navigation menu" }).focus()
  await page.keyboard.press("Tab")
  const within = await page.evaluate(() => document.activeElement?.closest("#main-menu") !== null)
  expect(within).toBe(false)
})
