import { type Page, expect, test } from "./base"
import { firstOf } from "./first-of"

/** The page around the scheduling widget. A script with the same interface replaces the widget. */

const host = "https://assets.calendly.com"
const widget = `window.Calendly = { initInlineWidget({ parentElement }) {
  const frame = document.createElement("iframe")
  frame.title = "Calendar"
  frame.srcdoc = "<p>Pick a time</p>"
  parentElement.append(frame)
} }`

const play = (page: Page) =>
  page.route(`${host}/**`, (route) => route.fulfill({ contentType: "text/javascript", body: widget }))

const waysOn = async (page: Page) => {
  const calendar = page.getByRole("region", { name: "Calendar" })
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
  await page.goto("/booking/")
  const steps = page.getByRole("heading", { level: 2 }).first()
  const before = await steps.boundingBox()
  await expect(page.frameLocator("iframe[title=Calendar]").getByText("Pick a time")).toBeVisible()
  await expect(page.getByText("The calendar is loading")).toBeHidden()
  expect(await steps.boundingBox()).toEqual(before)
  await waysOn(page)
})

test("when the calendar is blocked, the page links to it", async ({ page }) => {
  await page.route(`${host}/**`, (route) => route.abort("blockedbyclient"))
  await page.goto("/booking/")
  await expect(page.getByText("The calendar did not load here.")).toBeVisible()
  await waysOn(page)
})

test("when the calendar takes over 8 s, the page says so", async ({ page }) => {
  await page.clock.install()
  await page.route(`${host}/**`, () => {})
  await page.goto("/booking/")
  await expect(page.getByText("The calendar is loading…")).toBeVisible()
  await page.waitForTimeout(500)
  await page.clock.runFor(8500)
  await expect(page.getByText("The calendar did not load here.")).toBeVisible()
})

test("leaving and coming back shows one calendar again", async ({ page }) => {
  await play(page)
  await page.goto("/booking/")
  await expect(page.locator("iframe[title=Calendar]")).toHaveCount(1)
  await page.getByRole("contentinfo").getByRole("link", { name: "Work" }).click()
  await expect(page).toHaveURL(/\/work\/$/)
  await expect(page.locator("iframe[title=Calendar]")).toHaveCount(0)
  await page.goBack()
  await expect(page.locator("iframe[title=Calendar]")).toHaveCount(1)
})

test("without JavaScript the calendar is a link", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/booking/`)
  await waysOn(page)
  await context.close()
})
