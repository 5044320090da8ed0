import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "../base"
import { kinds } from "../../test/page-kinds"
import { settle, watch } from "../watch"

/**
 * How the sample looks, held by pictures: the first view of one page of each kind, and the boxes of all its sections.
 * A change that is meant is recorded by `npx playwright test e2e/sample/look --update-snapshots`, and shows in the
 * pictures of its commit.
 */

const views = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const schemes = ["light", "dark"] as const

// At half size, another machine's way to smooth letters matters less, and the pictures are small.
test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: "reduce" } })

const tolerance = { threshold: 0.25, maxDiffPixelRatio: 0.02, scale: "device" } as const

/** A section's left edge, width and height in pixels. Its top follows from the heights of those before it. */
type Box = [left: number, width: number, height: number]

/** The boxes of the page's sections. Where letters of another font may break lines elsewhere, pixels cannot be compared. */
const boxesOf = (page: Page): Promise<Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main section, main article > *, main h1, main h2, footer")]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { left, width, height } = part.getBoundingClientRect()
        return [Math.round(left), Math.round(width), Math.round(height)]
      }),
  )

/** The fault of a box that is not where it was: off by more than 12 px and 3 percent. */
function moved(now: Box, before: Box | undefined, index: number): string[] {
  const isOff = now.some((size, side) => {
    const was = before?.[side] ?? NaN
    return !(Math.abs(size - was) <= Math.max(12, was * 0.03))
  })
  return isOff ? [`part ${index + 1} is ${now.join(", ")}; it was ${before?.join(", ") ?? "not there"}`] : []
}

for (const { name, path: route } of kinds) {
  for (const view of views) {
    for (const scheme of schemes) {
      test(`${name} at ${view.width} px looks as recorded, ${scheme}`, async ({ page }, info) => {
        await page.setViewportSize(view)
        await page.emulateMedia({ colorScheme: scheme })
        await watch(page)
        await page.goto(route)
        await settle(page)
        await page.evaluate(async () => {
          await document.fonts.ready
          const loaded = [...document.images].filter(({ complete }) => complete)
          await Promise.all(loaded.map((image) => image.decode()))
        })
        const picture = `${name}-${view.width}-${scheme}`
        await expect(page).toHaveScreenshot(`${picture}.png`, {
          ...tolerance,
          mask: [page.locator("video, iframe")],
        })
        if (scheme === "dark") return
        const record = info.snapshotPath(`${picture}.json`)
        const boxes = await boxesOf(page)
        if (!existsSync(record) || /all|changed/.test(info.config.updateSnapshots)) {
          mkdirSync(path.dirname(record), { recursive: true })
          writeFileSync(record, `${JSON.stringify(boxes)}\n`)
        }
        const before: Box[] = JSON.parse(readFileSync(record, "utf8"))
        expect(boxes.flatMap((box, index) => moved(box, before[index], index))).toEqual([])
        expect(boxes.length, "the number of parts").toBe(before.length)
      })
    }
  }
}
