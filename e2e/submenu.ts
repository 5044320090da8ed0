import { type Page, test } from "@playwright/test"

/** The menu's buttons that open a list of further pages. */
export const submenus = (page: Page) =>
  page.locator("#main-menu").getByRole("button", { name: /submenu$/, includeHidden: true })

/** The menu's entries that have such a list. */
export const itemsWithList = (page: Page) => page.locator("#main-menu > ul > li:has(button)")

/** Opens the menu's first list. The check is skipped if the menu has none. */
export async function openSubmenu(page: Page) {
  test.skip((await submenus(page).count()) === 0, "The menu has no lists")
  await submenus(page).first().click()
}
