import { type Page, expect } from "./base"

/** Leaves a page by a link of the footer, whatever its words are: to the work list, or where there is none to the privacy page. */
export async function followFooter(page: Page) {
  const link = page.getByRole("contentinfo").locator(":is(a[href='/work/'], a[href='/privacy/'])").first()
  const to = await link.getAttribute("href")
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${to}$`))
}
