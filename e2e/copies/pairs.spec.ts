import { startServer } from "../../scripts/serve/start-server"
import { variants, writeVariant } from "../../test/all-pairs/write-variant"
import { shrinkPictures } from "../../test/copies/copy-site"
import { copy, restoreSnapshot } from "../../test/copies/site-snapshot"
import { expect, test } from "../helpers/base"
import { answerScheduling, waitUntilSettled } from "../helpers/page-state"
import { type Rule, expectRules } from "../pages/expect-rules"
import { brokenPictures } from "../pages/rules/pictures"
import { lostText, overflow } from "../pages/rules/text"
import { build, expectInOrder, inContent, inPublic, page as htmlOf } from "./built"
import { halfRows, looseButtons, outsideFrame } from "./frames"
import { addresses, expectNothingLost } from "./sparse-content"

/**
 * The small site with each optional field set and unset: entries of each kind in all pairs of theirs, settings and single
 * pages in a few variants, in which those of neighbors meet in all four ways.
 */

test.describe.configure({ timeout: 1_800_000 })
test.use({ contextOptions: { reducedMotion: "reduce" } })

test.beforeAll(async () => {
  test.setTimeout(1_800_000)
  await restoreSnapshot()
})

const widths = [320, 390, 1440]

const rules: Readonly<Record<string, Rule>> = {
  "nothing scrolls sideways": overflow,
  "no text is cut off": lostText,
  "words stand within the frame": outsideFrame,
}

/** What the pages that were looked at have between header and footer. */
const seen = new Set<string>()

for (let variant = 0; variant < variants; variant++)
  test(`variant ${variant + 1} is built, every rule of built pages holds, and each page is whole`, async ({
    page,
  }) => {
    writeVariant(copy, variant)
    await shrinkPictures(inContent())
    await build()
    expect(addresses().length).toBeGreaterThan(10)
    await expectInOrder()
    expectNothingLost()
    const site = await startServer({ root: inPublic(), port: 0, as: "netlify" })
    await answerScheduling(page)
    for (const address of addresses().filter(isNew)) {
      await page.goto(site.origin + address)
      await waitUntilSettled(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await expectRules(page, named(`${address} at ${width} px`, rules))
      }
      await expectRules(
        page,
        named(address, {
          "rows are full": halfRows,
          "a button is in line": looseButtons,
          "pictures load": brokenPictures,
        }),
      )
    }
    await site.close()
  })

/** Rules whose names tell where they are applied. */
const named = (place: string, of: Readonly<Record<string, Rule>>) =>
  Object.fromEntries(Object.entries(of).map(([name, rule]) => [`${place}: ${name}`, rule]))

/** Whether no page with the same content was looked at. */
function isNew(address: string): boolean {
  const [, main = ""] = /<main[^>]*>([^]*)<\/main>/.exec(htmlOf(address)) ?? []
  if (seen.has(main)) return false
  seen.add(main)
  return true
}
