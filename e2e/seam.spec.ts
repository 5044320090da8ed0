import { type Page, expect, test } from "./helpers/base"
import { styled } from "./helpers/styled"
import { hydrated, waitUntilSettled } from "./helpers/page-state"

/** R23: the seam between drawn and made. The footer's line has it on every page. */

const slider = (page: Page) => page.getByRole("contentinfo").getByRole("slider")
const seamOf = (page: Page) =>
  page
    .locator(styled("seam", "seam"))
    .last()
    .evaluate((picture) => parseFloat(getComputedStyle(picture).getPropertyValue("--seam")))

declare global {
  interface Window {
    came?: string | undefined
  }
}

/** Notes whether the seam comes in. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      window.came ||= document.documentElement.dataset.seam
    }).observe(document, { subtree: true, attributeFilter: ["data-seam"] })
  }),
)

async function expectThere(page: Page, came: string) {
  await expect(page.locator(":root[data-seam='']")).toHaveCount(1)
  expect(await page.evaluate(() => window.came)).toBe(came)
}

test("without motion the seam is there at once; keys, a click and a drag move the seam, and it stays on the next page", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/contact/")
  await waitUntilSettled(page)
  await expectThere(page, "")
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

test("the seam comes in from the left where motion is welcome", async ({ page }) => {
  await page.goto("/contact/")
  await hydrated(page)
  await expectThere(page, "coming")
})
