import { expect, test as base } from "../../helpers/base"
import { styled } from "../../helpers/styled"
import { itemsWithList, needsRow } from "../../helpers/submenu"
import { withoutScript } from "../../helpers/without-script"
import { controlWords } from "../../../test/own-words"

const test = base.extend({ page: ({ page }, use) => withoutScript(page, () => use(page)) })

test("the first view alone is divided by the seam, other pictures are whole and made; the dropdowns open on hover, and their links work", async ({
  page,
}) => {
  await page.goto("/")
  await expect(page.getByRole("slider")).toHaveCount(0)
  await expect(page.locator(styled("seam", "made"))).not.toHaveCount(0)
  await expect(page.locator(`main section:first-of-type ${styled("seam", "drawn")}`)).toHaveCount(1)
  await expect(page.locator(styled("seam", "drawn"))).toHaveCount(1)
  await expect(page.locator(styled("seam", "made")).last()).toHaveCSS("clip-path", "none")
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
  await page.getByRole("button", { name: controlWords.menu.open }).click()
  await entry.click()
  await expect(page).toHaveURL(to)
})

test("the contact page shows the email address, and its video as the browser does", async ({ page }) => {
  await page.goto("/contact/")
  await expect(page.locator("main a[href^='mailto:']").first()).toBeVisible()
  const player = page.getByRole("group", { name: controlWords.video.name }).first()
  test.skip((await player.count()) === 0, "The contact page has no video")
  const video = player.locator("video")
  await expect(video).toHaveAttribute("controls")
  await video.scrollIntoViewIfNeeded()
  const whole = await player.boundingBox()
  const box = await video.boundingBox()
  if (!box || !whole) throw new Error("The video is not shown")
  expect(whole.height, "no empty row").toBeLessThanOrEqual(box.height + 3)
  const poster = page.locator("div:has(> div > video) > picture > img")
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  // The poster is seen behind the controls, which darken the lower edge.
  const corner = () =>
    page.screenshot({ clip: { x: box.x, y: box.y, width: box.width / 4, height: box.height / 4 } })
  const before = await corner()
  await video.evaluate((element) => (element.style.visibility = "hidden"))
  expect((await corner()).equals(before)).toBe(true)
})
