import { type Route, expect, test } from "./base"
import { submenus } from "./submenu"
import { hydrated } from "./watch"

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.beforeEach(({ page }) => page.goto("/").then(() => hydrated(page)))

test("the toggle opens and closes the menu, and its label says what it will do", async ({ page }) => {
  const entry = page.locator('#main-menu > ul > li > a[href^="/"]').last()
  await expect(entry).toBeHidden()
  await page.getByRole("button", { name: "Open navigation menu" }).tap()
  await expect(entry).toBeVisible()
  await page.getByRole("button", { name: "Close navigation menu" }).tap()
  await expect(entry).toBeHidden()
})

test("a menu opened before the page's scripts load is known to be open and closes on a choice", async ({
  page,
}) => {
  const held: Route[] = []
  let hold = true
  await page.route("**/*.js", (route) => (hold ? void held.push(route) : route.continue()))
  await page.reload({ waitUntil: "load" })
  await page.getByRole("button", { name: "Open navigation menu" }).tap()
  const entry = page.locator('#main-menu > ul > li > a[href^="/"]').last()
  await expect(entry).toBeVisible()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  hold = false
  await Promise.all(held.map((route) => route.continue()))
  await expect(page.getByRole("button", { name: "Close navigation menu" })).toHaveAttribute(
    "aria-expanded",
    "true",
  )
  const to = (await entry.getAttribute("href")) ?? ""
  await entry.tap()
  await expect(page).toHaveURL(to)
  await expect(page.getByRole("button", { name: "Open navigation menu" })).toHaveAttribute(
    "aria-expanded",
    "false",
  )
})

test("a tap opens a dropdown, a second tap closes it, and opening another closes the first", async ({
  page,
}) => {
  test.skip((await submenus(page).count()) < 2, "The menu has fewer than two lists")
  await page.getByRole("button", { name: "Open navigation menu" }).tap()
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
