import { pathsOf } from "../../test/pages"
import { layoutViolations, violations } from "../helpers/axe"
import { expect, test } from "../helpers/base"
import { noteShifts } from "../helpers/shifts"
import { isSample } from "../../test/is-sample"
import { answerScheduling, listen, scrollThrough, waitUntilSettled } from "../helpers/page-state"
import { firstOfTemplate, expectRules, unexpected } from "./expect-rules"
import { brokenPictures, fetchOrder } from "./rules/pictures"
import { ofSample } from "./rules/sample"
import { unlistedKeys } from "./rules/storage"
import { landmarkNames, regions } from "./rules/structure"
import { smallTargets } from "./rules/targets"
import { overflow } from "./rules/text"
import { controlWordsOn } from "../../test/own-words"

/** A phone without motion at first. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: "reduce" },
} as const

/** A page, opened once on a phone: first without motion, and then scrolled through with it. */
export const onPhone = (route: string) =>
  test(`${route} on a phone`, async ({ page }) => {
    const kind = firstOfTemplate(route)
    const problems = await listen(page)
    if (pathsOf("booking").includes(route)) await answerScheduling(page)
    await noteShifts(page)
    await page.goto(route)
    if (isSample) await expectRules(page, { "the first view's picture comes first": fetchOrder })
    // A page whose script is refused never settles.
    expect.soft(unexpected(route, problems()), "its load reports no problem").toEqual([])
    await waitUntilSettled(page)
    await expectRules(page, ofSample(kind))
    await expectRules(page, {
      "the page has its regions": regions,
      "landmarks have different names": landmarkNames,
      // What a page of this kind has besides, the desktop's visit has seen.
      "axe-core, phone": kind ? violations : layoutViolations,
      "nothing scrolls sideways": overflow,
    })
    await page.emulateMedia({ reducedMotion: "no-preference" })
    await scrollThrough(page)
    await expectRules(page, {
      "pictures load and have their text": brokenPictures,
      "the privacy page names what is stored": unlistedKeys,
    })
    await page.getByRole("button", { name: controlWordsOn(route).menu.open }).tap()
    await expectRules(page, { "controls are as large as a finger": smallTargets })
    expect.soft(unexpected(route, problems()), "the browser reports no problem").toEqual([])
  })
