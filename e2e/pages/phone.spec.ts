import { violations } from "../axe"
import { expect, test } from "../base"
import { noteShifts } from "../shifts"
import { isSample } from "../../test/is-sample"
import { listen, scrollThrough, settle } from "../watch"
import { everyPage, judge, unexpected } from "./judge"
import { brokenPictures, fetchOrder } from "./rules/pictures"
import { layoutShifts } from "./rules/shifts"
import { unlistedKeys } from "./rules/storage"
import { landmarkNames, regions } from "./rules/structure"
import { smallTargets } from "./rules/targets"
import { overflow } from "./rules/text"

/** Every page, opened once on a phone with motion, as most visitors see it. */

test.describe.configure({ mode: "parallel" })
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "light" })

for (const route of everyPage)
  test(`${route} on a phone`, async ({ page }) => {
    const problems = await listen(page)
    await noteShifts(page)
    await page.goto(route)
    if (isSample) await judge(page, { "the first view's picture comes first": fetchOrder })
    await settle(page)
    // An owner's own heading may end exactly at the edge of a line, and break elsewhere in the fallback font.
    if (isSample) await judge(page, { "nothing in view shifts while the page loads": layoutShifts })
    await scrollThrough(page)
    await judge(page, {
      "pictures load and have their text": brokenPictures,
      "the privacy page names what is stored": unlistedKeys,
    })
    // Nothing is half faded.
    await page.emulateMedia({ reducedMotion: "reduce" })
    await judge(page, {
      "the page has its regions": regions,
      "landmarks have different names": landmarkNames,
      "axe-core, phone": violations,
      "nothing scrolls sideways": overflow,
    })
    await page.getByRole("button", { name: "Open navigation menu" }).tap()
    await judge(page, { "controls are as large as a finger": smallTargets })
    expect.soft(unexpected(route, problems()), "the browser reports no problem").toEqual([])
  })
