import { type Locator, type Page, chromium } from "@playwright/test"
import { chromiumArgs, findWholeChromium } from "../../test/browsers/chromium"
import { median } from "../../src/claims/median"
import { throttle } from "./throttle"

const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const desktop = { viewport: { width: 1350, height: 940 } }

/** What a visitor clicks, on which page, and on which screen. */
const interactions = [
  {
    name: "menu, phone",
    path: "/",
    screen: phone,
    target: (page: Page) => page.getByRole("button", { name: "Open navigation menu" }),
  },
  {
    name: "dropdown",
    path: "/",
    screen: desktop,
    target: (page: Page) => page.locator("header button[aria-controls]").first(),
  },
  {
    name: "accordion",
    path: "/pricing/",
    screen: phone,
    target: (page: Page) => page.locator("details[name=faq] summary").first(),
  },
  {
    name: "filter",
    path: "/work/",
    screen: phone,
    target: (page: Page) => page.locator("main a[href^='?']").first(),
  },
  {
    name: "scheme switch",
    path: "/",
    screen: desktop,
    target: (page: Page) => page.getByRole("button", { name: "Dark colors" }),
  },
]

/** Sends only the mouse or touch input. Playwright's `click` also waits for its effects, which adds 5 ms or more. */
async function press(page: Page, target: Locator, touch: boolean) {
  const box = await target.boundingBox()
  if (!box) throw new Error("What is to be pressed is not on the page")
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (touch) return page.touchscreen.tap(x, y)
  await page.mouse.move(x, y)
  await page.waitForTimeout(200)
  await page.mouse.down()
  await page.mouse.up()
}

/**
 * Medians of Interaction to Next Paint in ms, on a processor four times slower. Event Timing has steps of 8 ms and
 * reports nothing below 16 ms, which counts as 16.
 */
export async function measureInteractions({
  site,
  runs,
  say,
}: {
  site: string
  runs: number
  say: (line: string) => void
}): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath: findWholeChromium(), args: chromiumArgs })
  const measured: Record<string, number> = {}
  try {
    for (const { name, path, screen, target } of interactions) {
      const took: number[] = []
      for (let run = 1; run <= runs; run++) {
        const context = await browser.newContext(screen)
        const page = await context.newPage()
        await page.addInitScript({ path: "bench/navigation/watch-interactions.js" })
        await page.goto(site + path, { waitUntil: "networkidle" })
        await throttle(page, { network: false })
        await target(page).scrollIntoViewIfNeeded()
        await page.waitForTimeout(500)
        await press(page, target(page), screen === phone)
        await page.waitForTimeout(800)
        const longest = await page.evaluate(() => window.longestInteraction)
        took.push(Math.max(longest, 16))
        await context.close()
      }
      measured[name] = median(took)
      say(`${name}: ${took.map((one) => one.toFixed(0)).join(", ")} ms`)
    }
  } finally {
    await browser.close()
  }
  return measured
}
