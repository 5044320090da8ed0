import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type Page, type TestInfo, expect, test } from "@playwright/test"
import sharp from "sharp"
import type { Rule } from "../expect-rules"

/**
 * How the sample looks, held by pictures: the first view of one page of each kind, and the boxes of all its sections.
 * A change that is meant is recorded by `npx playwright test e2e/pages --update-snapshots`, and shows in the pictures
 * of its commit.
 */

const schemes = ["dark", "light"] as const

const tolerance = { threshold: 0.25, maxDiffPixelRatio: 0.02 } as const

/** The first view of a page that has settled without motion looks as recorded, in both color schemes. */
export const matchesBaseline =
  (kind: string): Rule =>
  async (page) => {
    const found: string[] = []
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      found.push(...(await differences(page, `${kind}-${page.viewportSize()?.width}-${colorScheme}.png`)))
    }
    return found
  }

async function differences(page: Page, name: string): Promise<string[]> {
  await picturesInView(page)
  try {
    expect(await picture(page)).toMatchSnapshot(name, tolerance)
    return []
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** Waits until the pictures in view are those of the color scheme, and painted. */
const picturesInView = (page: Page) =>
  page.evaluate(async () => {
    // A change of the scheme changes the files only before the next paint.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.checkVisibility() && bottom > 0 && top < innerHeight
    })
    // One that cannot be decoded shows in the comparison.
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

/** Takes a picture at half size, in few colors: another machine's way to smooth letters matters less, and the files are small. */
async function picture(page: Page): Promise<Buffer> {
  const mask = [page.locator("video, iframe")]
  const whole = await page.screenshot({ animations: "disabled", caret: "hide", mask })
  return sharp(whole)
    .resize(Math.round((page.viewportSize()?.width ?? 0) / 2))
    .png({ palette: true, colours: 128, dither: 0 })
    .toBuffer()
}

const isRecording = ({ config }: TestInfo) => /all|changed/.test(config.updateSnapshots)

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

/** The boxes are where they were, but for 12 px or 3 percent. */
export const matchesBaselineBoxes =
  (kind: string): Rule =>
  async (page) => {
    const info = test.info()
    const record = info.snapshotPath(`${kind}-${page.viewportSize()?.width}-light.json`)
    const boxes = await boxesOf(page)
    if (!existsSync(record) || isRecording(info)) {
      mkdirSync(path.dirname(record), { recursive: true })
      writeFileSync(record, `${JSON.stringify(boxes)}\n`)
    }
    const before: Box[] = JSON.parse(readFileSync(record, "utf8"))
    return [
      ...boxes.flatMap((box, index) => moved(box, before[index], index)),
      ...(boxes.length < before.length
        ? [`there are ${boxes.length} parts; there were ${before.length}`]
        : []),
    ]
  }

function moved(now: Box, before: Box | undefined, index: number): string[] {
  const isOff = now.some((size, side) => {
    const was = before?.[side] ?? NaN
    return !(Math.abs(size - was) <= Math.max(12, was * 0.03))
  })
  return isOff ? [`part ${index + 1} is ${now.join(", ")}; it was ${before?.join(", ") ?? "not there"}`] : []
}
