import { readFileSync } from "node:fs"
import { type Page, expect, test } from "../../helpers/base"
import { classNames } from "../../../src/gatsby/bundle/css/class-names"
import { atLeast } from "../../../test/is-sample"
import { pathsOf, routes } from "../../../test/pages"
import { fullyRendered, hydrated } from "../../helpers/page-state"
import { expectRules } from "../../pages/expect-rules"
import { unseenText } from "../../pages/rules/text"

/**
 * Texts and links stay, whichever type of file a network, a browser or an error blocks. What a page's own words and
 * styles hide, e2e/conditions/scripts/every-page-without-scripts.spec.ts finds on every page. Here, pages of the same parts cannot differ.
 */

test.describe.configure({ mode: "parallel" })
// Moving parts would affect the comparison.
test.use({ contextOptions: { reducedMotion: "reduce" } })

const looks = ["woff2", "avif", "webp", "jpg", "png", "svg", "mp4", "webm"].map((ending) => `*.${ending}`)
const scripts = ["*.js"]

const names = new Set([...classNames("src")].map(([, short]) => short))
const known = new Set<string>()

/** The pages with a part that no page before them has, known by a class of its style sheet. */
const withOtherParts = routes.filter((route) => {
  const html = readFileSync(`public${route}index.html`, "utf8")
  const parts = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" "))
  const further = parts.filter((part) => names.has(part) && !known.has(part))
  for (const part of further) known.add(part)
  return further.length > 0
})

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

for (const route of withOtherParts)
  test(`${route} has its text and links, whichever files are blocked`, async ({ page }) => {
    // The calendar's host never answers.
    if (pathsOf("booking").includes(route)) await page.route("https://**", () => {})
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
      await fullyRendered(page)
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
    // Fields that only a script could answer are not shown; a sentence says what they would do.
    const send = await page
      .locator("main form [type=submit], main form [data-needs-script] *, main button[data-needs-script]")
      .allTextContents()
    // A table of the plans stands in for the questions of the estimate.
    if (route === "/estimate/") await expect(page.getByRole("main").getByRole("table")).toBeVisible()
    else
      await expectRules(page, {
        "texts and links are shown where no script file comes": async () =>
          (await unseenText(page)).filter((lost) => !send.includes(lost)),
      })
    // Late drawings are in the page even without the script.
    await expect(page.locator("span > noscript")).toHaveCount(0)
    await expect(page.getByRole("contentinfo").locator("use")).not.toHaveCount(0)
    await session.detach()
  })
