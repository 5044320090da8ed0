import { type Page, expect, test } from "../base"
import { atLeast } from "../../test/is-sample"
import { routes } from "../../test/pages"
import { allSet, hydrated } from "../watch"
import { judge } from "./judge"
import { unseenText } from "./rules/text"

/** Texts and links of every page stay, whichever type of file a network, a browser or a fault blocks. */

test.describe.configure({ mode: "parallel" })
// Moving parts would affect the comparison.
test.use({ contextOptions: { reducedMotion: "reduce" } })

const looks = ["woff2", "avif", "webp", "jpg", "png", "svg", "mp4", "webm"].map((ending) => `*.${ending}`)
const scripts = ["*.js"]

/** Returns the visible text of the main element and the targets of its visible links. */
async function shown(page: Page) {
  const whole = await page.getByRole("main").innerText()
  // Home's own seconds, and whether the calendar still loads, are those of the visit.
  const ofVisit = await page.locator('main [data-figure="seconds"], main [role=status]').allInnerTexts()
  const words = ofVisit.reduce((text, own) => text.replace(own, ""), whole)
  const links = await page
    .locator("main a[href]")
    .evaluateAll((all) =>
      all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href")),
    )
  return { words: words.replaceAll(/\s+/g, " ").trim(), links }
}

for (const route of routes)
  test(`${route} has its text and links, whichever files are blocked`, async ({ page }) => {
    // The calendar's host never answers.
    if (route === "/booking/") await page.route("https://**", () => {})
    const session = await page.context().newCDPSession(page)
    await session.send("Network.enable")
    const arrived: string[] = []
    page.on("response", (response) => arrived.push(response.request().resourceType()))
    const openWithout = async (files: string[]) => {
      // Not with a route, which would look at every request.
      await session.send("Network.setBlockedURLs", { urls: files })
      arrived.length = 0
      await page.goto(route)
      if (files !== scripts) await hydrated(page)
      await allSet(page)
    }

    await openWithout([])
    const whole = await shown(page)
    expect(whole.words.length).toBeGreaterThan(atLeast(100, 20))
    await openWithout(looks)
    expect(await shown(page), "without fonts, pictures and videos").toEqual(whole)
    expect(arrived.filter((type) => ["font", "image", "media"].includes(type))).toEqual([])

    await openWithout(scripts)
    expect(arrived).not.toContain("script")
    // Without scripts, the owner's address replaces the button of the form (requirement R6.9).
    const send = await page.locator("main form [type=submit]").allTextContents()
    // A table of the plans stands in for the questions of the estimate.
    if (route === "/estimate/") await expect(page.getByRole("main").getByRole("table")).toBeVisible()
    else
      await judge(page, {
        "texts and links are shown where no script file comes": async () =>
          (await unseenText(page)).filter((lost) => !send.includes(lost)),
      })
    // Late drawings are in the page even without the script.
    await expect(page.locator("span > noscript")).toHaveCount(0)
    await expect(page.getByRole("contentinfo").locator("use")).not.toHaveCount(0)
    await session.detach()
  })
