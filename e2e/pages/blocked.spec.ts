import { type Browser, type Page, expect, test } from "../base"
import { atLeast } from "../../test/is-sample"
import { routes } from "../../test/pages"
import { allSet } from "../watch"
import { judge } from "./judge"
import { unseenText } from "./rules/text"

/** Texts and links of every page stay, whichever type of file a network, a browser or a fault blocks. */

test.describe.configure({ mode: "parallel" })

/** Opens a page that cannot load some types of files. Motion is off, so that moving parts do not affect the comparison. */
async function pageWithout(browser: Browser, address: string, types: readonly string[]) {
  const page = await browser.newPage({ reducedMotion: "reduce" })
  await page.route("**/*", (route) =>
    types.includes(route.request().resourceType()) ? route.abort("blockedbyclient") : route.continue(),
  )
  await page.goto(address)
  await allSet(page)
  return page
}

/** Returns the visible text of the main element and the targets of its visible links. */
async function shown(page: Page) {
  const whole = await page.getByRole("main").innerText()
  // Home's own seconds are those of the visit.
  const seconds = await page.locator('main [data-figure="seconds"]').allInnerTexts()
  const words = seconds.reduce((text, own) => text.replace(own, ""), whole)
  const links = await page
    .locator("main a[href]")
    .evaluateAll((all) =>
      all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href")),
    )
  return { words: words.replaceAll(/\s+/g, " ").trim(), links }
}

for (const route of routes) {
  test(`${route} has the same text and links without fonts, pictures and videos`, async ({
    browser,
    baseURL,
  }) => {
    const address = `${baseURL}${route}`
    const [whole, part] = await Promise.all([
      pageWithout(browser, address, []),
      pageWithout(browser, address, ["font", "image", "media"]),
    ])
    // Buttons that need JavaScript appear with it, sooner on one page than on the other.
    await expect(async () => {
      const expected = await shown(whole)
      expect(expected.words.length).toBeGreaterThan(atLeast(100, 20))
      expect(await shown(part)).toEqual(expected)
    }).toPass({ timeout: 10_000 })
    await Promise.all([whole.close(), part.close()])
  })

  test(`${route} shows its text and links where no script file comes`, async ({ browser, baseURL }) => {
    const page = await pageWithout(browser, `${baseURL}${route}`, ["script"])
    // Without scripts, the owner's address replaces the button of the form (requirement R6.9).
    const send = await page.locator("main form [type=submit]").allTextContents()
    // A table of the plans stands in for the questions of the estimate.
    if (route === "/estimate/") await expect(page.getByRole("main").getByRole("table")).toBeVisible()
    else
      await judge(page, {
        "texts and links are shown": async () =>
          (await unseenText(page)).filter((lost) => !send.includes(lost)),
      })
    // Late drawings are in the page even without the script.
    await expect(page.locator("span > noscript")).toHaveCount(0)
    await expect(page.getByRole("contentinfo").locator("use")).not.toHaveCount(0)
    await page.close()
  })
}
