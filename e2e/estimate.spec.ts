import { ownEstimate } from "../test/own-estimate"
import { type Page, expect, test } from "./base"
import { expectNoFaults } from "./axe"
import { firstOf } from "./first-of"
import { settle, watch } from "./watch"
import { withoutScript } from "./without-script"

/** The estimate: an answer changes price and address, and the sheet goes along to the message (requirement R31). */

test.beforeEach(() => void firstOf("estimate"))

const form = (page: Page) => page.locator("main form")
const sum = (page: Page) => form(page).locator("output")
const pages = (page: Page) => page.locator("#pages")
const message = (page: Page) => page.locator("textarea[name=message]")
const send = (page: Page) => form(page).getByRole("button").first()
/** The digits of a text, as each language separates them in its own way. */
const digits = (text: string | null) => text?.replaceAll(/\D/g, "") ?? ""

const open = async (page: Page, search = "") => {
  await page.goto(`/estimate/${search}`)
  await settle(page)
}

test("an answer changes the price and the address, which brings it back; on paper there is only the sheet", async ({
  page,
}) => {
  const check = await watch(page)
  await open(page)

  await test.step("before any answer the sheet has the price of the smallest plan that fits", async () => {
    const usual = ownEstimate?.page.pages.usual ?? 1
    const plan = ownEstimate?.plans.items.find(({ pages: limit }) => (limit ?? usual) >= usual)
    await expect(pages(page)).toHaveValue(String(usual))
    await expect(sum(page)).toContainText(plan?.name ?? "")
    expect(digits(await sum(page).locator("strong").textContent())).toBe(String(plan?.price))
  })

  await test.step("what is typed stays while it is typed, and a number that no site has becomes one that it can have", async () => {
    await pages(page).fill("")
    await expect(pages(page)).toHaveValue("")
    await pages(page).fill("99999")
    await pages(page).blur()
    await expect(pages(page)).toHaveValue(String(ownEstimate?.page.pages.most))
    await pages(page).fill(String(ownEstimate?.page.pages.usual))
  })

  await test.step("an answer by keyboard changes the price and the address, which brings it back", async () => {
    const before = await sum(page).textContent()
    await pages(page).focus()
    await page.keyboard.press("ControlOrMeta+A")
    const most = String(ownEstimate?.page.pages.most)
    await page.keyboard.type(most)
    await expect(page).toHaveURL(new RegExp(`[?&]pages=${most}(?:&|$)`))
    expect(await sum(page).textContent()).not.toBe(before)
    // To the first choice, and its next answer.
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.keyboard.press("ArrowDown")
    const [choice] = ownEstimate?.page.choices ?? []
    await expect(page).toHaveURL(new RegExp(`[?&]${choice?.key}=${choice?.options[1]?.key}`))
    const words = await sum(page).textContent()
    await page.reload()
    await settle(page)
    await expect(pages(page)).toHaveValue(most)
    await expect(sum(page)).toHaveText(words ?? "")
  })

  await test.step("on a phone the sum stays in view while the questions pass, and covers no answer that has the focus", async () => {
    // The page scrolls at once.
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.setViewportSize({ width: 390, height: 844 })
    for (const input of await form(page).locator("input").all()) {
      await input.focus()
      await expect(sum(page)).toBeInViewport()
      const [field, bar] = [await input.boundingBox(), await sum(page).boundingBox()]
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
    }
    await expectNoFaults(page, "phone")
  })
  check()

  await test.step("in print the sheet stands without the questions and the buttons", async () => {
    await page.emulateMedia({ media: "print" })
    await expect(sum(page)).toBeVisible()
    await expect(pages(page)).toBeHidden()
    await expect(send(page)).toBeHidden()
  })
})

// src/estimate/address.test.ts reads further addresses.
test("a hostile address is no answer; the way back leaves the page at once, and the sheet goes into the message", async ({
  page,
}) => {
  const check = await watch(page)
  await page.goto("/contact/")
  await settle(page)
  await message(page).fill("Good day.")
  await open(page, "?%&&==&__proto__=1&pages=%3Cscript%3E")
  await expect(pages(page)).toHaveValue(String(ownEstimate?.page.pages.usual))

  for (const count of ["2", "3", "4"]) await pages(page).fill(count)
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === "/contact/")
  await page.goForward()
  await expect(pages(page)).toHaveValue("4")

  await settle(page)
  await send(page).click()
  await expect(page).toHaveURL(/\/contact\//)
  await expect(message(page)).toHaveValue(/^Good day\.\n\n[\s\S]+\/estimate\/\?pages=4$/)
  await page.goBack()
  await expect(pages(page)).toHaveValue("4")
  await pages(page).fill("3")
  await send(page).click()
  await expect(message(page)).toHaveValue(/^Good day\.\n\n[\s\S]+\/estimate\/\?pages=3$/)
  expect(await message(page).inputValue()).not.toContain("?pages=4")
  check()
})

test("the calendar gets the estimate's address, and nothing that is none", async ({ page }) => {
  firstOf("booking")
  await page.route("https://assets.calendly.com/**", (route) => route.abort())
  const calendar = page.getByRole("link", { name: /^Open the calendar/ })
  await page.goto("/booking/?pages=7")
  await expect(calendar).toHaveAttribute("href", /[?&]a1=[^&]*%2Festimate%2F%3Fpages%3D7/)
  await page.goto("/booking/?pages=<b>")
  await expect(page.getByText("did not load")).toBeVisible()
  expect(await calendar.getAttribute("href")).not.toContain("a1=")
})

test("without script a table of the plans stands in its place, with a way to ask", async ({ page }) => {
  await withoutScript(page, async () => {
    await page.goto("/estimate/")
    await expect(form(page)).toBeHidden()
    for (const { name } of ownEstimate?.plans.items ?? [])
      await expect(page.getByRole("row", { name })).toBeVisible()
    await expect(page.locator("main a[href='/contact/']").first()).toBeVisible()
  })
})
