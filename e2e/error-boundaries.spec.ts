import { expect, test } from "./helpers/base"
import { templates } from "../test/page-templates"
import { styled } from "./helpers/styled"

/** An error in one part of a page leaves the others: they stay as in the HTML. */

/** Pages with many parts that observe what is in view. */
const observing = templates.filter(({ name }) => ["index", "contact", "state-landing"].includes(name))

test("where parts of a page throw, its words stay", async ({ page }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor() {
        super(() => {})
        throw new Error("broken on purpose")
      }
    }
  })
  for (const { path } of observing)
    await test.step(path, async () => {
      const html = (await (await page.goto(path))?.text()) ?? ""
      const kept = page.locator(styled("error-boundary", "kept")).first()
      await expect(kept, `${path}: some part throws`).toBeAttached()
      await expect(page.locator(":root[data-fresh]"), `${path}: all of it is laid out`).toHaveCount(0)
      await expect(page.locator("h1, h2"), path).toHaveCount(html.match(/<h[12]\b/g)?.length ?? -1)
      for (const part of ["header a", "h1", "footer a"])
        expect.soft(await page.locator(`${part}:visible`).count(), `${path}: ${part}`).toBeGreaterThan(0)
    })
})
