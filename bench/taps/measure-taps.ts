import { type Browser, type Page, chromium } from "@playwright/test"
import { chromiumArgs, findWholeChromium } from "../../test/browsers/chromium"
import { openPhone } from "../open-phone"

declare global {
  interface Window {
    /** See page-state.js. */
    listControls: () => { name: string }[]
    placeOf: (name: string) => { x: number; y: number } | null
    stateOf: () => string
    longestInteraction: number
  }
}

/** When a control is tapped, in ms after the first contentful paint: before the page's scripts, while they start, and after. */
export const moments = [100, 1500, 5000] as const

/** How long to wait for all of a page, and for the effect of a tap, in ms. */
const wait = 6000

/**
 * Taps of one control: the longest times to the next paint in ms, and the moments at which a tap changed nothing. Null
 * where the control was not there, or lay under another.
 */
export type Taps = { took: (number | null)[]; withoutEffect: number[] }

type Measure = { pages: readonly { name: string; path: string }[]; site: string; say: (line: string) => void }

/**
 * Taps every control while a page starts, and later, on a slow phone and line, each in a visit of its own. The header's
 * and the footer's are tapped on the first page alone.
 */
export async function measureTaps({ pages, site, say }: Measure): Promise<Record<string, Taps>> {
  const browser = await chromium.launch({ executablePath: findWholeChromium(), args: chromiumArgs })
  const measured: Record<string, Taps> = {}
  const known = new Set<string>()
  try {
    for (const { name, path } of pages) {
      const url = site + path
      const { all, untouched } = await visit(browser, url)
      for (const control of all.filter((each) => !known.has(each))) {
        known.add(control)
        const taps: Taps = { took: [], withoutEffect: [] }
        for (const moment of moments) {
          const { took, hadEffect } = await tap(browser, { url, control, moment, untouched })
          taps.took.push(took)
          if (!hadEffect) taps.withoutEffect.push(moment)
        }
        measured[`${name}: ${control}`] = taps
        say(`${name}: ${control}: ${taps.took.map((ms) => ms ?? "not there").join(", ")} ms`)
      }
    }
  } finally {
    await browser.close()
  }
  return measured
}

/** Leaves a page alone until all of it has come; returns its controls, and its state. */
async function visit(browser: Browser, url: string) {
  const page = await open(browser)
  await page.goto(url)
  await page.waitForTimeout(wait)
  const all = await page.evaluate(() => window.listControls().map(({ name }) => name))
  const untouched = await page.evaluate(() => window.stateOf())
  await page.context().close()
  return { all, untouched }
}

async function open(browser: Browser): Promise<Page> {
  const page = await openPhone(browser, { network: true })
  await page.addInitScript({ path: "bench/navigation/watch-interactions.js" })
  await page.addInitScript({ path: "bench/taps/page-state.js" })
  return page
}

type Tap = { url: string; control: string; moment: number; untouched: string }

async function tap(browser: Browser, { url, control, moment, untouched }: Tap) {
  const page = await open(browser)
  try {
    await page.goto(url, { waitUntil: "commit" })
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
    await page.waitForTimeout(moment)
    const place = await page.evaluate((name) => window.placeOf(name), control)
    if (!place) return { took: null, hadEffect: true }
    await page.touchscreen.tap(place.x, place.y)
    await page.waitForTimeout(wait)
    const after = await page.evaluate(() => window.stateOf())
    const took = await page.evaluate(() => window.longestInteraction)
    // Event Timing reports nothing below 16 ms.
    return { took: Math.max(took, 16), hadEffect: after !== untouched }
  } finally {
    await page.context().close()
  }
}
