import { type Browser, type Page, chromium } from "@playwright/test"
import { z } from "zod"
import { templates } from "../../test/page-templates"
import { chromiumArgs, findWholeChromium } from "../../test/browsers/chromium"
import { median } from "../../src/claims/median"
import { throttle } from "./throttle"

/** Moves from one page to another by a visible link. On a large screen, the header has the menu's links. */
const navigations = [
  moveBetween("index", "work"),
  moveBetween("work", "case-study"),
  moveBetween("index", "pricing"),
  moveBetween("blogs", "article"),
  moveBetween("index", "state-landing"),
].flat()

function moveBetween(one: string, other: string) {
  const [from, to] = [one, other].map((name) => templates.find((template) => template.name === name)?.path)
  return from === undefined || to === undefined ? [] : [{ name: `${one} → ${other}`, from, to }]
}

const times = z.object({ click: z.number(), heading: z.number().optional(), picture: z.number().optional() })

export type Navigation = { heading: number; picture: number; newDocument: number }

const second = 1_000
/** The timeout for a picture, after which the page counts as one without. */
const timeout = 4 * second

async function linkTo(page: Page, to: string) {
  const links = page.locator(`a[href="${to}"]`)
  // A link in a dropdown is visible once the pointer is over its menu entry.
  const entry = page.locator("header li", { has: page.locator(`ul a[href="${to}"]`) }).first()
  for (const link of await links.all()) if (await link.isVisible()) return link
  await entry.hover()
  return links.first()
}

async function moveOnce(browser: Browser, site: string, { from, to }: { from: string; to: string }) {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } })
  const page = await context.newPage()
  await page.addInitScript({ path: "bench/navigation/watch-move.js" })
  await throttle(page, { network: true })
  try {
    await page.goto(site + from, { waitUntil: "load" })
    let documents = 0
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++
    })
    await page.waitForTimeout(second)
    const link = await linkTo(page, to)
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    await page.waitForTimeout(second)
    await page.mouse.down()
    await page.mouse.up()
    const read = async () => {
      const kept = await page.evaluate(() => sessionStorage.getItem("bench-move")).catch(() => null)
      return times.safeParse(JSON.parse(kept ?? "{}")).data
    }
    const end = Date.now() + timeout
    while (Date.now() < end && (await read())?.picture === undefined) await page.waitForTimeout(100)
    const noted = await read()
    if (noted?.heading === undefined) throw new Error(`${to} was never seen after a click on ${from}`)
    return {
      heading: noted.heading - noted.click,
      picture: (noted.picture ?? Number.NaN) - noted.click,
      newDocument: documents,
    }
  } finally {
    await context.close()
  }
}

/**
 * Medians in ms from a click to the new page's heading in view, and to its largest picture, with a slow processor and
 * network: a second's wait, a second's hover, a click. A page without a picture has NaN.
 */
export async function measureMoves({
  site,
  runs,
  say,
}: {
  site: string
  runs: number
  say: (line: string) => void
}): Promise<Record<string, Navigation>> {
  const browser = await chromium.launch({ executablePath: findWholeChromium(), args: chromiumArgs })
  const measured = new Map<string, Navigation[]>(navigations.map(({ name }) => [name, []]))
  try {
    for (let run = 1; run <= runs; run++) {
      for (const move of navigations) {
        const took = await moveOnce(browser, site, move)
        measured.get(move.name)?.push(took)
        say(`${run}/${runs} ${move.name}: ${took.heading.toFixed(0)} / ${took.picture.toFixed(0)} ms`)
      }
    }
  } finally {
    await browser.close()
  }
  const middle = (of: Navigation[]): Navigation => ({
    heading: median(of.map(({ heading }) => heading)),
    picture: median(of.map(({ picture }) => picture)),
    newDocument: median(of.map(({ newDocument }) => newDocument)),
  })
  return Object.fromEntries([...measured].map(([name, of]) => [name, middle(of)]))
}
