import type { Browser, Page } from "@playwright/test"
import { z } from "zod"
import { expect, test } from "../../helpers/base"
import { fullyRendered, hydrated } from "../../helpers/page-state"
import { phone } from "../../../src/post-build/title-block/phone-picture"
import { templates } from "../../../test/page-templates"

/**
 * How many elements the browser styles, and how many objects it lays out, before the first paint and in one step after it.
 * Each takes 0.3 to 0.4 ms on a slow phone. Unlike times, these counts are the same on every machine.
 */

/** The elements that are styled before the first paint: the first view. */
const firstView = 300

/**
 * The most in one step after it, on a page with a smaller first view. That is styled again with the whole sheet. A step
 * has about half as much, but a busy machine may take two in one frame.
 */
const perStep = { styled: 400, laidOut: 600 }

/** A layout of so large a share of what is laid out is one of the whole page. A document of fewer objects is a drawing's. */
const whole = { part: 0.9, least: 100 }

/** The most layouts of the whole page after its first paint: one for each family of fonts. */
const wholeLayouts = 2

const names = [
  "index",
  "work",
  "contact",
  "estimate",
  "proof",
  "state-landing",
  "skills",
  "made",
  "tag",
  "resume",
]
const opened = new Set(names)

const event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  args: z.object({
    elementCount: z.number().optional(),
    beginData: z.object({ dirtyObjects: z.number(), totalObjects: z.number() }).partial().optional(),
  }),
})

for (const { name, path } of templates.filter((template) => opened.has(template.name)))
  test(`${name} is styled and laid out in small steps while it starts`, async ({ page }) => {
    await page.setViewportSize(phone)
    const events = await trace(page, async () => {
      await page.goto(path)
      await hydrated(page)
      await fullyRendered(page)
    })
    const paint = events.find((each) => each.name === "firstContentfulPaint")
    const own = events.filter(({ pid, tid }) => pid === paint?.pid && tid === paint.tid)
    const isEarly = ({ ts }: { ts: number }) => ts < (paint?.ts ?? 0)
    const styled = own.filter(({ args }) => args.elementCount)
    const laidOut = own.filter(({ args }) => args.beginData?.dirtyObjects)
    const first = styled.filter(isEarly).reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
    const most = (of: typeof own, count: (each: (typeof own)[number]) => number | undefined) =>
      Math.max(...of.filter((each) => !isEarly(each)).map((each) => count(each) ?? 0))
    expect(first).toBeGreaterThan(0)
    expect.soft(first, "elements styled before the first paint").toBeLessThanOrEqual(firstView)
    expect
      .soft(
        most(styled, ({ args }) => args.elementCount),
        "elements styled in one step",
      )
      .toBeLessThanOrEqual(Math.max(perStep.styled, first * 1.1))
    expect
      .soft(
        most(laidOut, ({ args }) => args.beginData?.dirtyObjects),
        "objects laid out in one step",
      )
      .toBeLessThanOrEqual(Math.max(perStep.laidOut, first * 2))
    const again = laidOut.filter((each) => {
      const { dirtyObjects = 0, totalObjects = 0 } = each.args.beginData ?? {}
      return !isEarly(each) && totalObjects > whole.least && dirtyObjects > totalObjects * whole.part
    })
    expect.soft(again.length, "layouts of the whole page").toBeLessThanOrEqual(wholeLayouts)
  })

/**
 * The most characters in the parts of a page that are laid out first: each is shaped in the device's font, and once more
 * in the site's.
 */
const mostCharacters = (name: string) => (["made", "resume"].includes(name) ? 2600 : 2000)

/** The most bytes of script that run before a page's own scripts: that of the head, and on the estimate its price as well. */
const mostScript = (name: string) => (name === "estimate" ? 8000 : 2500)

for (const { name, path } of templates.filter((template) => opened.has(template.name)))
  test(`${name} has little text and script before it is painted`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.route(/loader-/, () => {})
    await page.goto(path)
    const { characters, script, files } = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      let laidOut = 0
      while (texts.nextNode())
        if (texts.currentNode.parentElement?.checkVisibility({ contentVisibilityAuto: true }))
          laidOut += texts.currentNode.textContent?.replaceAll(/\s+/g, " ").length ?? 0
      const inline = [...document.scripts].filter(({ src, type }) => !src && !type)
      const asked = performance.getEntriesByType("resource").map(({ name: file }) => file)
      return {
        characters: laidOut,
        script: inline.reduce((sum, { text }) => sum + text.length, 0),
        files: asked.filter((file) => file.endsWith(".js")),
      }
    })
    expect(characters).toBeGreaterThan(100)
    expect.soft(characters, "characters laid out").toBeLessThanOrEqual(mostCharacters(name))
    expect(script).toBeGreaterThan(100)
    expect.soft(script, "bytes of script").toBeLessThanOrEqual(mostScript(name))
    expect.soft(files, "files of script").toEqual([])
  })

/** Returns what the browser traces while something happens. */
async function trace(page: Page, happens: () => Promise<void>) {
  const session = await browserOf(page).newBrowserCDPSession()
  const events: z.infer<typeof event>[] = []
  session.on("Tracing.dataCollected", ({ value }) =>
    events.push(...value.flatMap((each) => event.safeParse(each).data ?? [])),
  )
  const includedCategories = ["loading", "devtools.timeline"]
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } })
  await happens()
  const ended = new Promise<unknown>((resolve) => session.once("Tracing.tracingComplete", resolve))
  await session.send("Tracing.end")
  await ended
  await session.detach()
  return events
}

function browserOf(page: Page): Browser {
  const browser = page.context().browser()
  if (!browser) throw new Error("The page has no browser.")
  return browser
}
