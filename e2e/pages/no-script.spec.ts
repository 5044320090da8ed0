import { expect, test } from "../base"
import { everyPage, judge } from "./judge"
import { regions } from "./rules/structure"
import { countedFigures } from "./rules/title-block"
import { hiddenText, overflow, unseenText } from "./rules/text"

/** Every page, opened once without JavaScript: at two widths, and then without styles. */

test.describe.configure({ mode: "parallel" })
test.use({ javaScriptEnabled: false })

for (const route of everyPage)
  test(`${route} without JavaScript`, async ({ page }) => {
    await page.goto(route)
    await judge(page, { "all of its text is shown": hiddenText })
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await judge(page, { [`nothing scrolls sideways at ${width} px`]: overflow })
    }
    await judge(page, {
      "the page has its regions": regions,
      "the title block has what the build counted": countedFigures,
    })
    await page.evaluate(() => {
      for (const sheet of document.styleSheets) sheet.disabled = true
    })
    await judge(page, { "without styles, all of its text is shown": unseenText })
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })
