import { type Locator, type Page, expect, test } from "../helpers/base"
import { counts } from "../../test/content"
import { documentOf } from "../helpers/document-of"
import { pagesOf } from "../helpers/first-of"
import { styled } from "../helpers/styled"
import { waitUntilSettled } from "../helpers/page-state"
import { withoutScript } from "../helpers/without-script"

/** R23: the seam between drawn and made. The footer's line has it on every page. */

const noScreen = "Home shows no project's screen"

const slider = (page: Page) => page.getByRole("contentinfo").getByRole("slider")
const seamOf = (page: Page) =>
  page
    .locator(styled("seam", "seam"))
    .last()
    .evaluate((picture) => Math.round(100 * parseFloat(getComputedStyle(picture).getPropertyValue("--seam"))))

/** How much of a picture is drawn, in percent of its width. */
const drawnPart = (picture: Locator) =>
  picture.locator(styled("seam", "drawn")).evaluate((drawn) => {
    const { clipPath } = getComputedStyle(drawn)
    const [, cut] = /^inset\(0px ([\d.]+)%/.exec(clipPath) ?? []
    if (cut === undefined) throw new Error(`The drawing is cut by ${clipPath}`)
    return 100 - Number(cut)
  })

/** A case study with a divided picture, if the site has one. */
const dividedStudy = pagesOf("case-study").find(
  (path) => documentOf(path).querySelector("header h1 ~ div [data-divided]") !== null,
)

/** Expects the hairline across a page's title to meet the seam of the screen below it. */
async function expectOneLine(page: Page) {
  const picture = page.locator("main h1 ~ div [data-divided]").first()
  const box = await picture.boundingBox()
  const hairline = await page.locator("h1").evaluate((title) => {
    const { left, borderLeftWidth } = getComputedStyle(title, "::after")
    return title.getBoundingClientRect().left + parseFloat(left) + parseFloat(borderLeftWidth) / 2
  })
  const cut = (box?.x ?? 0) + ((box?.width ?? 0) * (await drawnPart(picture))) / 100
  expect(Math.abs(hairline - cut), "px between hairline and seam").toBeLessThan(1)
}

test("the seam crosses the first view of home and of a case study without the script: one line divides title and screen", async ({
  page,
}) => {
  test.skip(counts.projects === 0, noScreen)
  await withoutScript(page, async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of ["/", ...(dividedStudy ? [dividedStudy] : [])]) {
        await page.goto(path)
        await expectOneLine(page)
      }
    }
  })
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
  if (counts.projects > 0) await expectOneLine(page)
  if (dividedStudy) {
    await page.goto(dividedStudy)
    await waitUntilSettled(page)
    expect(await seamOf(page)).toBe(before + 5)
    await expectOneLine(page)
  }
  await expect(slider(page)).toHaveValue(String(before + 5))
})

test("a project's screen is finished under the pointer, and drawn again without it", async ({ page }) => {
  test.skip(counts.projects === 0, noScreen)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/")
  await waitUntilSettled(page)
  const card = page
    .locator("main article")
    .filter({ has: page.locator("[data-divided]") })
    .first()
  await card.scrollIntoViewIfNeeded()
  const drawn = () => drawnPart(card)
  const atRest = await drawn()
  expect(atRest).toBeGreaterThan(0)
  await card.hover()
  await expect.poll(drawn).toBe(0)
  await page.mouse.move(0, 0)
  await expect.poll(drawn).toBe(atRest)
})
