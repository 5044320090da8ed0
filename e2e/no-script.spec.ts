import { expect, test } from "@playwright/test"
import { routes } from "./routes"

for (const route of routes) {
  test(`${route} shows all of its words without script`, async ({ page }) => {
    await page.goto(route)
    const hidden = await page.locator("main").evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        if (!node.textContent?.trim() || !element || element.closest("script, style")) continue
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          found.push(node.textContent)
      }
      return found
    })
    expect(hidden).toEqual([])
  })
}

test("the dropdowns open on hover, and their links work", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/")
  await page.getByRole("link", { name: "Services", exact: true }).hover()
  await page.getByRole("link", { name: "Florida" }).click()
  await expect(page).toHaveURL(/\/web-design-florida\/$/)
})

test("on a phone the toggle opens the whole menu, and its links work", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/")
  const pay = page.locator("#main-menu").getByRole("link", { name: "Make Payment" })
  await expect(pay).toBeHidden()
  await page.getByRole("button", { name: "Open navigation menu" }).click()
  await pay.click()
  await expect(page).toHaveURL(/\/payment\/$/)
})

test("the contact page gives the mail address to write to", async ({ page }) => {
  await page.goto("/contact/")
  await expect(page.locator("main a[href^='mailto:']").first()).toBeVisible()
})
