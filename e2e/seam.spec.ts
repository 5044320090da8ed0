import { type Page, expect, test } from "./base"
import { styled } from "./styled"
import { settle } from "./watch"

/** R23: the seam between drawn and made. The footer's line has it on every page. */

const slider = (page: Page) => page.getByRole("contentinfo").getByRole("slider")
const seamOf = (page: Page) =>
  page
    .locator(styled("seam", "seam"))
    .last()
    .evaluate((picture) => parseFloat(getComputedStyle(picture).getPropertyValue("--seam")))

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }))

test("the arrow keys move the seam, and it stays on the next page and after a reload", async ({ page }) => {
  await page.goto("/contact/")
  await settle(page)
  const before = await seamOf(page)
  await slider(page).focus()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowRight")
  expect(await seamOf(page)).toBe(before + 5)
  await page.goto("/")
  await settle(page)
  expect(await seamOf(page)).toBe(before + 5)
  await expect(slider(page)).toHaveValue(String(before + 5))
})

test("a press anywhere on the line moves the seam there, and so does a drag", async ({ page }) => {
  await page.goto("/contact/")
  await settle(page)
  await slider(page).scrollIntoViewIfNeeded()
  const line = await page.getByRole("contentinfo").getByRole("heading").first().boundingBox()
  if (!line) throw new Error("The footer has no line")
  const at = (share: number) => [line.x + share * line.width, line.y + line.height / 2] as const
  await page.mouse.move(...at(0.25))
  await page.mouse.down()
  expect(Math.abs((await seamOf(page)) - 25)).toBeLessThanOrEqual(1)
  await page.mouse.move(...at(0.8), { steps: 4 })
  await page.mouse.up()
  expect(Math.abs((await seamOf(page)) - 80)).toBeLessThanOrEqual(1)
})

test("the handle is as large as a thumb", async ({ page }) => {
  await page.goto("/contact/")
  await settle(page)
  const handle = await page.getByRole("contentinfo").locator("input + span svg").boundingBox()
  expect(handle?.width).toBeGreaterThanOrEqual(44)
  expect(handle?.height).toBeGreaterThanOrEqual(44)
})

test("without motion the seam is there at once and still", async ({ page }) => {
  await page.goto("/contact/")
  await slider(page).waitFor()
  await expect(page.locator(":root[data-seam='']")).toHaveCount(1)
})

test("the seam comes in from the left where motion is welcome", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { seam } = document.documentElement.dataset
      if (seam) sessionStorage.setItem("came", seam)
    }).observe(document, { subtree: true, attributeFilter: ["data-seam"] })
  })
  await page.goto("/contact/")
  await slider(page).waitFor()
  await expect(page.locator(":root[data-seam='']")).toHaveCount(1)
  expect(await page.evaluate(() => sessionStorage.getItem("came"))).toBe("coming")
})

test.describe("without the script", () => {
  test.use({ javaScriptEnabled: false })

  test("every picture is whole and made, and there is no slider", async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" })
    await expect(page.getByRole("slider")).toHaveCount(0)
    await expect(page.locator(styled("seam", "made"))).not.toHaveCount(0)
    await expect(page.locator(styled("seam", "drawn"))).toHaveCount(0)
    await expect(page.locator(styled("seam", "made")).last()).toHaveCSS("clip-path", "none")
  })
})
