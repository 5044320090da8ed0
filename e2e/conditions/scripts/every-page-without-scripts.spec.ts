import { expect, test as base } from "../../helpers/base"
import { withoutScript } from "../../helpers/without-script"
import { everyPage, expectRules } from "../../pages/expect-rules"
import { regions } from "../../pages/rules/structure"
import { countedFigures } from "../../pages/rules/title-block"
import { hiddenText, overflow, overlappingText, unseenText } from "../../pages/rules/text"

/** Every page, opened once without JavaScript: at three widths, and then without styles. */

const test = base.extend({ page: ({ page }, use) => withoutScript(page, () => use(page)) })
test.describe.configure({ mode: "parallel" })

for (const route of everyPage)
  test(`${route} without JavaScript`, async ({ page }) => {
    await page.goto(route)
    await expectRules(page, {
      "all of its text is shown": hiddenText,
      "nothing scrolls sideways at 1440 px": overflow,
      "no text lies on another at 1440 px": overlappingText,
    })
    await page.setViewportSize({ width: 768, height: 1024 })
    await expectRules(page, { "no text lies on another at 768 px": overlappingText })
    await page.setViewportSize({ width: 390, height: 900 })
    await expectRules(page, {
      "nothing scrolls sideways at 390 px": overflow,
      "no text lies on another at 390 px": overlappingText,
      "the page has its regions": regions,
      "the title block has what the build counted": countedFigures,
    })
    await page.evaluate(() => {
      for (const sheet of document.styleSheets) sheet.disabled = true
    })
    await expectRules(page, { "without styles, all of its text is shown": unseenText })
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })
