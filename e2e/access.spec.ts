import { type Page, expect, test } from "./base"
import { expectNoFaults } from "./axe"
import { counts } from "../test/content"
import { provider } from "../test/provider-settings"
import { owner } from "../test/pages"
import { firstOf } from "./first-of"
import { openSubmenu } from "./submenu"
import { settle } from "./watch"

/** Runs axe-core in every state of a page (WCAG 2.2 AA); e2e/pages/ runs it on every page. Motion is off, so nothing is half faded. */

test.use({ contextOptions: { reducedMotion: "reduce" }, colorScheme: "dark" })

const phone = { width: 390, height: 844 }
const tablet = { width: 768, height: 1024 }

const open = async (page: Page, route: string) => {
  await page.goto(route)
  await settle(page)
}

const send = (page: Page) => page.getByRole("button", { name: "Send A Message" })

test("an open dropdown has no fault", async ({ page }) => {
  await open(page, "/")
  await openSubmenu(page)
  await expectNoFaults(page, "dropdown, dark")
  await page.emulateMedia({ colorScheme: "light" })
  await expectNoFaults(page, "dropdown, light")
})

test("the phone's menu with an open dropdown has no fault", async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, "/work/")
  await page.getByRole("button", { name: "Open navigation menu" }).click()
  await openSubmenu(page)
  await expectNoFaults(page, "menu, dark")
  await page.emulateMedia({ colorScheme: "light" })
  await expectNoFaults(page, "menu, light")
})

test("an open question has no fault", async ({ page }) => {
  await open(page, firstOf("pricing"))
  test.skip(counts.questions === 0, "There are no questions")
  await page.locator("main summary").first().click()
  await expectNoFaults(page, "question, dark")
  await page.emulateMedia({ colorScheme: "light" })
  await expectNoFaults(page, "question, light")
})

test("the filtered work list has no fault", async ({ page }) => {
  await open(page, "/work/")
  const choice = page.getByRole("list", { name: "Filter projects" }).getByRole("link").nth(1)
  test.skip((await choice.count()) === 0, "All projects are of one category")
  await choice.click()
  await expectNoFaults(page, "filtered")
})

test("a case study's table of contents has no fault, open above the text or marked beside it", async ({
  page,
}) => {
  await open(page, firstOf("case-study"))
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link").first().click()
  await expect(page.locator("nav [aria-current=true]")).not.toHaveCount(0)
  await expectNoFaults(page, "marked")
  await page.setViewportSize(tablet)
  await page.locator("main summary").click()
  await expectNoFaults(page, "open")
})

test.describe("the contact form", () => {
  test("has no fault with invalid fields", async ({ page }) => {
    await open(page, "/contact/")
    await send(page).click()
    await expect(page.locator("form [aria-invalid]")).toHaveCount(4)
    await expectNoFaults(page, "refused, dark")
    await page.emulateMedia({ colorScheme: "light" })
    await expectNoFaults(page, "refused, light")
  })

  test("has no fault after a message that could not be sent", async ({ page }) => {
    await open(page, "/contact/")
    await page.route(`${provider.origin}/**`, (route) => route.abort())
    for (const field of await page.locator("form :required").all()) await field.fill("ada@site.example")
    await send(page).click()
    await expect(page.getByRole("form").getByRole("status")).toContainText(owner.email)
    await expectNoFaults(page, "failed, dark")
    await page.emulateMedia({ colorScheme: "light" })
    await expectNoFaults(page, "failed, light")
  })
})
