import { type Page, expect, test } from "./helpers/base"
import { styled } from "./helpers/styled"
import { waitUntilSettled } from "./helpers/page-state"

/** R23: the seam between drawn and made. The footer's line has it on every page. */

const slider = (page: Page) => page.getByRole("contentinfo").getByRole("slider")
const seamOf = (page: Page) =>
  page
    .locator(styled("seam", "seam"))
    .last()
    .evaluate((picture) => 100 * parseFloat(getComputedStyle(picture).getPropertyValue("--seam")))

test("the seam crosses home's first view without the script: title, hairline and screen are divided at one place", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await page.goto("/")
    const drawn = page.locator("main h1 ~ div [data-divided]").first()
    await expect(drawn.locator("img")).toHaveCount(2)
    const [line, cut] = await drawn.evaluate((picture) => {
      const title = document.querySelector("h1")
      if (!title) throw new Error("There is no h1")
      const hairline =
        title.getBoundingClientRect().left + parseFloat(getComputedStyle(title, "::after").left)
      const box = picture.getBoundingClientRect()
      const made = [...picture.children].at(-1)
      const clip = made ? getComputedStyle(made).clipPath : ""
      const right = /^inset\(0px calc\(100% - ([\d.]+)%\)|^inset\(0px ([\d.]+)%/.exec(clip)
      const share = right?.[1] ? Number(right[1]) : 100 - Number(right?.[2])
      return [hairline, box.left + (box.width * share) / 100]
    })
    expect(
      Math.abs((line ?? 0) - (cut ?? 99)),
      `${size.width} px: the hairline meets the screen's seam`,
    ).toBeLessThan(3)
  }
  await context.close()
})

test("keys, a click and a drag move the seam, and it stays on the next page", async ({ page }) => {
  await page.goto("/contact/")
  await waitUntilSettled(page)
  const handle = await page.getByRole("contentinfo").locator("input + span svg").boundingBox()
  const size = Math.min(handle?.width ?? 0, handle?.height ?? 0)
  expect.soft(size, "the handle is as large as a thumb").toBeGreaterThanOrEqual(44)

  await slider(page).scrollIntoViewIfNeeded()
  const line = await page.getByRole("contentinfo").getByRole("heading").first().boundingBox()
  if (!line) throw new Error("The footer has no line")
  const at = (share: number) => [line.x + share * line.width, line.y + line.height / 2] as const
  await page.mouse.move(...at(0.25))
  await page.mouse.down()
  expect(Math.abs((await seamOf(page)) - 25)).toBeLessThanOrEqual(1)
  await page.mouse.move(line.x - 16, line.y + line.height / 2)
  expect.soft(await seamOf(page), "beyond the edge nothing is drawn").toBe(0)
  await page.mouse.move(...at(0.8), { steps: 4 })
  await page.mouse.up()
  expect(Math.abs((await seamOf(page)) - 80)).toBeLessThanOrEqual(1)

  const before = await seamOf(page)
  await slider(page).focus()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowRight")
  expect(await seamOf(page)).toBe(before + 5)
  await page.goto("/")
  await waitUntilSettled(page)
  expect(await seamOf(page)).toBe(before + 5)
  await expect(slider(page)).toHaveValue(String(before + 5))
})

test("a project's screen is finished under the pointer, and drawn again without it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/")
  await waitUntilSettled(page)
  const card = page
    .locator("main article")
    .filter({ has: page.locator("[data-divided]") })
    .first()
  await card.scrollIntoViewIfNeeded()
  const near = () =>
    card
      .locator("[data-divided]")
      .evaluate((picture) => Number(getComputedStyle(picture).getPropertyValue("--near")))
  expect(await near()).toBe(0)
  await card.hover()
  await expect.poll(near).toBe(1)
  await page.mouse.move(0, 0)
  await expect.poll(near).toBe(0)
})
