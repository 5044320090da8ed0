import { expect, test } from "./base"
import { itemsWithList, needsRow } from "./submenu"

test.use({ javaScriptEnabled: false })

test("the dropdowns open on hover, and their links work", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/")
  await needsRow(page)
  const item = itemsWithList(page).first()
  test.skip((await item.count()) === 0, "The menu has no lists")
  await item.getByRole("link").first().hover()
  const entry = item.locator("ul a").last()
  const to = (await entry.getAttribute("href")) ?? ""
  await entry.click()
  await expect(page).toHaveURL(to)
})

test("on a phone the toggle opens the whole menu, and its links work", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/")
  const entry = page.locator("#main-menu a").last()
  const to = (await entry.getAttribute("href")) ?? ""
  await expect(entry).toBeHidden()
  await page.getByRole("button", { name: "Open navigation menu" }).click()
  await entry.click()
  await expect(page).toHaveURL(to)
})

test("the contact page shows the email address", async ({ page }) => {
  await page.goto("/contact/")
  await expect(page.locator("main a[href^='mailto:']").first()).toBeVisible()
})

test("a video that has not started lets its poster be seen behind the browser's controls", async ({
  page,
}) => {
  await page.goto("/contact/", { waitUntil: "networkidle" })
  const video = page.locator("main video")
  await video.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      page
        .locator("div:has(> div > video) > picture > img")
        .evaluate((image: HTMLImageElement) => image.complete),
    )
    .toBe(true)
  const box = await video.boundingBox()
  if (!box) throw new Error("The page has no video")
  // The controls darken the lower edge.
  const corner = () =>
    page.screenshot({ clip: { x: box.x, y: box.y, width: box.width / 4, height: box.height / 4 } })
  const before = await corner()
  await video.evaluate((element) => (element.style.visibility = "hidden"))
  expect((await corner()).equals(before)).toBe(true)
})
