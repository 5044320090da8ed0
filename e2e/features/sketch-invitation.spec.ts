import { type Page, expect, test } from "../helpers/base"
import { expectNoViolations } from "../helpers/axe"
import { hasPart } from "../helpers/first-of"
import { waitUntilSettled, watch } from "../helpers/page-state"
import { withoutScript } from "../helpers/without-script"
import { controlWords } from "../../test/own-words"
import { pages } from "../../test/pages"

/** "Type your business": the sketch of a name, on the home page and where there is no page (requirement R31.16). */

const field = (page: Page) => page.getByRole("textbox", { name: controlWords.sketch.business })
const section = (page: Page) =>
  page.locator("section").filter({ has: page.locator(":scope > [data-needs-script]") })

/** The pages that have the section: the owner may have left it out on each. */
const invitations = pages.filter(
  ({ template, entry }) => ["index", "404"].includes(template) && hasPart(entry?.data, "sketch"),
)
test.beforeEach(() => test.skip(invitations.length === 0, "No page has a sketch of a name"))

test("a name is drawn and then made, goes along to the contact form, and is there after a reload", async ({
  page,
}) => {
  const own = invitations.filter(({ path, original }) => path === original)
  for (const { path } of own) {
    await test.step(path, async () => {
      const check = await watch(page)
      await page.goto(path)
      await waitUntilSettled(page)
      await field(page).scrollIntoViewIfNeeded()
      const picture = section(page).getByRole("img")
      await expect(picture).not.toHaveAttribute("data-made")
      await field(page).fill("Zoë & <b>Sons</b>")
      await expect(picture).toHaveAccessibleName(/Zoë & <b>Sons<\/b>/)
      await expect(picture).toHaveAttribute("data-made")
      await expectNoViolations(page, "a sketch of a name")
      check()
      await section(page).getByRole("link").click()
      const sketch = page.locator("form details")
      await expect(sketch).toHaveAttribute("open")
      await expect(sketch.getByRole("textbox")).toHaveValue("Zoë & <b>Sons</b>")
      await page.reload()
      await expect(sketch).toHaveAttribute("open")
      await expect(sketch.getByRole("textbox")).toHaveValue("Zoë & <b>Sons</b>")
      // The tab keeps the name for the next page, too.
      await page.evaluate(() => sessionStorage.clear())
      // What the contact page still loads is given up here, not in the next step.
      await page.goto("about:blank")
    })
  }
})

test("without scripts the section has its words and the way to the form, and no field", async ({ page }) => {
  await withoutScript(page, async () => {
    for (const { path } of invitations) {
      await page.goto(path)
      await expect(section(page).getByRole("link")).toBeVisible()
      await expect(field(page)).toHaveCount(0)
      await expect(section(page).locator("[data-needs-script]").first()).toBeHidden()
    }
  })
})
