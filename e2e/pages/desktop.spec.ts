import { pathsOf } from "../../test/pages"
import { colorViolations, violations } from "../helpers/axe"
import { expect, test } from "../helpers/base"
import { noteShifts } from "../helpers/shifts"
import { isSample } from "../../test/is-sample"
import { answerScheduling, listen, scrollThrough, waitUntilSettled } from "../helpers/page-state"
import { everyPage, firstOfTemplate, expectRules, noPage, unexpected } from "./expect-rules"
import { neighbors, sectionGaps, staggers, struckHeadings } from "./rules/composition"
import { forcedLetters, tonedScreens } from "./rules/colors"
import { browsersOwn, menuGap } from "./rules/controls"
import { cutWithoutSign, raggedReceipts, starsAtWords, unevenGaps } from "./rules/edges"
import { hangingLines, hangingSigns, loneWords, textOnRules } from "./rules/lines"
import { brokenPictures, fetchOrder, wastedPixels } from "./rules/pictures"
import { ofSample } from "./rules/sample"
import { unlistedKeys } from "./rules/storage"
import { cardLinks, landmarkNames, listRoles, loudVideos, regions } from "./rules/structure"
import { back, forward } from "./rules/tab-stops"
import { brokenWords, lostText, overflow } from "./rules/text"

/**
 * Every page, opened once on a desktop without motion: how it looks, what each rule finds there, dark and then light,
 * and what is lost when the window or the text changes its size.
 */

test.describe.configure({ mode: "parallel" })
test.use({ contextOptions: { reducedMotion: "reduce" }, colorScheme: "light" })

/** The visitor's own style: a text of another size or spacing (WCAG 1.4.4, 1.4.12). */
const styles = {
  "text twice as large": "html { font-size: 200% !important }",
  "text spaced": `html { font-size: 100% !important }
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
}

for (const route of everyPage)
  test(`${route} on a desktop`, async ({ page }) => {
    const kind = firstOfTemplate(route)
    const problems = await listen(page)
    if (pathsOf("booking").includes(route)) await answerScheduling(page)
    await noteShifts(page)
    const response = await page.goto(route)
    expect(response?.status()).toBe(route === noPage ? 404 : 200)
    if (isSample) await expectRules(page, { "the first view's picture comes first": fetchOrder })
    // A page whose script is refused never settles.
    expect.soft(unexpected(route, problems()), "its load reports no problem").toEqual([])
    await waitUntilSettled(page)
    await expectRules(page, {
      ...ofSample(kind),
      ...(isSample && { "neighboring sections differ": neighbors }),
    })

    await page.emulateMedia({ colorScheme: "dark" })
    await expectRules(page, {
      "the page has its regions": regions,
      "landmarks have different names": landmarkNames,
      "lists have the list role": listRoles,
      "a card has one link for each place": cardLinks,
      "no video with sound starts by itself": loudVideos,
      "no heading is struck through": struckHeadings,
      "sections of one ground are close": sectionGaps,
      "texts do not end with a lone word": loneWords,
      "letters keep off hairlines": textOnRules,
      "a text has as much space below a picture or code as above": unevenGaps,
      "links of skills have one edge": raggedReceipts,
      "no star is near words": starsAtWords,
      "what goes on beyond an edge has a sign": cutWithoutSign,
      "no control is the browser's own": browsersOwn,
      "the menu's button keeps its distance": menuGap,
      "axe-core, dark": violations,
      "letters are seen in forced colors": forcedLetters,
      ...(kind && {
        "tab stops are visible, dark": forward,
        "no finished screen glares, dark": tonedScreens,
      }),
    })
    await page.emulateMedia({ colorScheme: "light" })
    await expectRules(page, {
      "axe-core, light": colorViolations,
      ...(kind && { "tab stops are visible on the way back, light": back }),
    })
    await scrollThrough(page)
    await expectRules(page, {
      "pictures load and have their text": brokenPictures,
      "the privacy page names what is stored": unlistedKeys,
    })
    expect.soft(unexpected(route, problems()), "the browser reports no problem").toEqual([])

    await page.emulateMedia({ reducedMotion: "no-preference" })
    await expectRules(page, { "parts appear in close succession": staggers })
    await page.emulateMedia({ reducedMotion: "reduce" })
    if (kind) await expectRules(page, { "pictures have no needless pixels": wastedPixels })
    for (const width of isSample ? [1920, 768, 390, 320] : []) {
      await page.setViewportSize({ width, height: 900 })
      await expectRules(page, { [`no word is split at ${width} px`]: brokenWords })
    }
    await page.setViewportSize({ width: 390, height: 900 })
    await expectRules(page, {
      "no line hangs at 390 px": hangingLines,
      "no sign hangs at 390 px": hangingSigns,
      "letters keep off hairlines at 390 px": textOnRules,
      "links of skills have one edge at 390 px": raggedReceipts,
      "no star is near words at 390 px": starsAtWords,
      "what goes on beyond an edge of 390 px has a sign": cutWithoutSign,
    })
    // As wide as a sheet of paper.
    await page.setViewportSize({ width: 680, height: 900 })
    await page.emulateMedia({ media: "print" })
    await expectRules(page, {
      "no line hangs in print": hangingLines,
      "no sign hangs in print": hangingSigns,
      "nothing is cut in print": overflow,
    })
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 320, height: 256 })
    await expectRules(page, {
      "1280 px magnified four times": lostText,
      "nothing to scroll at 320 px": overflow,
    })
    for (const [name, style] of Object.entries(styles)) {
      // The policy would refuse an element.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets.push(sheet)
      }, style)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expectRules(page, { [`${name} at ${width} px`]: lostText })
      }
    }
  })
