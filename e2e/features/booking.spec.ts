import { type Page, type Route, expect, test } from "../helpers/base"
import { firstOf } from "../helpers/first-of"
import { followFooter } from "../helpers/follow-footer"
import { hydrated } from "../helpers/page-state"
import { noteShifts } from "../helpers/shifts"
import { layoutShifts } from "../pages/rules/shifts"
import { withoutFiles, withoutScript } from "../helpers/without-script"
import { controlWords } from "../../test/own-words"

/** The page around the scheduling widget. A script with the same interface replaces the widget. */

const origin = "https://assets.calendly.com"
const widget = `window.Calendly = { initInlineWidget({ parentElement }) {
  const frame = document.createElement("iframe")
  frame.title = "Calendar"
  frame.srcdoc = "<p>Pick a time</p>"
  parentElement.append(frame)
} }`

const play = (page: Page) =>
  page.route(`${origin}/**`, (route) => route.fulfill({ contentType: "text/javascript", body: widget }))

const expectFallbackLinks = async (page: Page) => {
  const calendar = page.getByRole("region", { name: controlWords.booking.name })
  await expect(calendar.getByRole("link", { name: /^Open the calendar/ })).toHaveAttribute(
    "href",
    /^https:\/\/calendly/,
  )
  await expect(calendar.locator("a[href^='mailto:']")).toBeVisible()
}

// An owner may have no booking page.
test.beforeEach(() => void firstOf("booking"))

test("the calendar loads into its reserved space, and nothing shifts", async ({ page }) => {
  await play(page)
  const frame = page.locator("iframe[title=Calendar]")
  await page.goto("/booking/")
  const steps = page.getByRole("heading", { level: 2 }).first()
  const before = await steps.boundingBox()
  await expect(frame.contentFrame().getByText("Pick a time")).toBeVisible()
  await expect(page.getByText("The calendar is loading")).toBeHidden()
  expect(await steps.boundingBox()).toEqual(before)
  await expectFallbackLinks(page)

  await test.step("leaving and coming back shows one calendar again", async () => {
    await followFooter(page)
    await expect(frame).toHaveCount(0)
    await page.goBack()
    await expect(frame).toHaveCount(1)
  })

  // Its page has a policy of its own, so it must be a document of its own, too.
  await test.step("the calendar loads after a link, a step back and a step forward", async () => {
    await page.getByRole("contentinfo").locator('a[href="/privacy/"]').first().click()
    await expect(page).toHaveURL("/privacy/")
    await page.reload()
    // Gatsby only handles a step back once it runs.
    await hydrated(page)
    await page.goBack()
    await expect(page).toHaveURL("/booking/")
    await expect(frame).toHaveCount(1)
    await page.getByRole("contentinfo").locator('a[href="/contact/"]').first().click()
    await expect(page).toHaveURL("/contact/")
    await hydrated(page)
    await page.locator('main a[href="/booking/"]').first().click()
    await expect(page).toHaveURL("/booking/")
    await expect(frame).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveURL("/contact/")
    await page.goForward()
    await expect(page).toHaveURL("/booking/")
    await expect(frame).toHaveCount(1)
  })
})

test("when the calendar is blocked, or scripts are, the page links to it", async ({ page }) => {
  await withoutFiles(page, [`${origin}/*`], async () => {
    await page.goto("/booking/")
    await expect(page.getByText(controlWords.booking.failed)).toBeVisible()
    await expectFallbackLinks(page)
  })
  await test.step("the frame folds up, and a day can be asked for in the contact form", async () => {
    await noteShifts(page)
    await withoutFiles(page, [`${origin}/*`], async () => {
      await page.goto("/booking/")
      const calendar = page.getByRole("region", { name: controlWords.booking.name })
      const day = calendar.getByRole("button").nth(1)
      const name = await day.innerText()
      expect(await layoutShifts(page)).toEqual([])
      await day.click()
      await expect(page).toHaveURL(/\/contact\/#message$/)
      const message = page.locator("#message")
      await expect(message).toBeFocused()
      await expect(message).toHaveValue(controlWords.booking.ask.replace("{day}", name))
      await expect(page.getByText(controlWords.contact.day)).toBeVisible()
    })
  })
  await withoutScript(page, async () => {
    await page.goto("/booking/")
    await expectFallbackLinks(page)
  })
})

test("when the calendar takes over 8 s, the page says so, and shows one that comes later still", async ({
  page,
}) => {
  await page.clock.install()
  const held: Route[] = []
  await page.route(`${origin}/**`, (route) => void held.push(route))
  await page.goto("/booking/")
  await expect(page.getByText(controlWords.booking.loading)).toBeVisible()
  await expect.poll(() => held.length).toBe(1)
  await page.clock.runFor(8500)
  await expect(page.getByText(controlWords.booking.failed)).toBeVisible()
  await held[0]?.fulfill({ contentType: "text/javascript", body: widget })
  await expect(page.locator("iframe[title=Calendar]").contentFrame().getByText("Pick a time")).toBeVisible()
  await expect(page.getByText(controlWords.booking.failed)).toBeHidden()
})
