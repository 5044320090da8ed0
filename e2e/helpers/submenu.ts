import { type Page, test } from "@playwright/test"
import { controlWords } from "../../test/own-words"

/** The menu's buttons that open a list of further pages. */
export const submenus = (page: Page) =>
  page.locator("#main-menu").getByRole("button", { name: /submenu$/, includeHidden: true })

/** The menu's entries that have such a list. */
export const itemsWithList = (page: Page) => page.locator("#main-menu > ul > li:has(button)")

/** Opens the menu's first list. The check is skipped if the menu has none. */
export async function openSubmenu(page: Page) {
  test.skip((await submenus(page).count()) === 0, "The menu has no lists")
  await openIfClosed(page)
  await submenus(page).first().click()
}

/** Opens the menu where it is behind a button: it may not fit in a row. */
async function openIfClosed(page: Page) {
  const toggle = page.getByRole("button", { name: controlWords.menu.open })
  if (await toggle.isVisible()) await toggle.click()
}

/** Skips a check of the menu's row if it does not fit here. */
export async function needsRow(page: Page) {
  const isRow = await page.locator("#main-menu > ul").isVisible()
  test.skip(!isRow, "The menu does not fit in a row here")
}
