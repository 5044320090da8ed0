import { type Page, expect, test } from "./helpers/base"
import { colorViolations, expectNoViolations } from "./helpers/axe"
import { provider } from "../test/provider-settings"
import { owner } from "../test/pages"
import { itemsWithList, openSubmenu, submenus } from "./helpers/submenu"
import { waitUntilSettled } from "./helpers/page-state"
import { withoutFiles } from "./helpers/without-script"

/**
 * Runs axe-core where a menu is open or a form has failed (WCAG 2.2 AA). e2e/keyboard.spec.ts runs it on open questions, a
 * filtered list and a marked contents list, e2e/pages/ on every page. Motion is off, so nothing is half faded.
 */

test.use({ contextOptions: { reducedMotion: "reduce" }, colorScheme: "dark" })

const open = async (page: Page, route: string) => {
  await page.goto(route)
  await waitUntilSettled(page)
}

const send = (page: Page) => page.getByRole("button", { name: "Send A Message" })

/** Fails unless the page has no error in its current state, dark and light. */
async function expectNone(page: Page, state: string) {
  await page.emulateMedia({ colorScheme: "dark" })
  await expectNoViolations(page, `${state}, dark`)
  await page.emulateMedia({ colorScheme: "light" })
  expect(await colorViolations(page), `${state}, light`).toEqual([])
}

test("an open dropdown has no error, in the row and in the phone's menu", async ({ page }) => {
  await open(page, "/")
  await openSubmenu(page)
  await expectNone(page, "dropdown")
  if (await page.locator("#main-menu > ul").isVisible())
    await expect(itemsWithList(page).first()).toMatchAriaSnapshot(`
      - listitem:
        - link
        - button / submenu$/ [expanded]
        - list:
          - listitem:
            - link
    `)
  await page.keyboard.press("Escape")

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole("button", { name: "Open navigation menu" }).click()
  await submenus(page).first().click()
  await expectNone(page, "menu")
})

test("the contact form has no error with invalid fields, or after a message that could not be sent", async ({
  page,
}) => {
  await open(page, "/contact/")
  await send(page).click()
  await expect(page.locator("form [aria-invalid]")).toHaveCount(4)
  await expectNone(page, "refused")
  await expect(page.getByRole("form")).toMatchAriaSnapshot(`
    - form /./:
      - paragraph:
        - textbox "Name"
      - paragraph:
        - textbox "Email Address"
      - paragraph:
        - textbox "Contact Number"
      - paragraph:
        - textbox "Message"
      - button "Send A Message"
      - status
  `)
  for (const field of await page.locator("form :required").all())
    await field.fill("ada5125550100@site.example")
  await withoutFiles(page, [`${provider.origin}/*`], async () => {
    await send(page).click()
    await expect(page.getByRole("form").getByRole("status")).toContainText(owner.email)
  })
  await expectNone(page, "failed")
})
