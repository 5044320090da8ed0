import { type LaunchOptions, type Page, launch } from "puppeteer-core"
import { chromiumArgs } from "../../test/chromium"
import type { Engine, System, Tab } from "./engine"

const quick = { waitUntil: "load", timeout: 20_000 } as const

/** Drives Firefox over WebDriver BiDi. Playwright drives only a Firefox of its own. */
export const startFirefox = (executablePath: string, { dark, still }: System) =>
  start({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: {
      "ui.systemUsesDarkTheme": Number(dark),
      "ui.prefersReducedMotion": Number(still),
      "dom.w3c_touch_events.enabled": 1,
    },
  })

/** Drives Chromium, new or old, over its own protocol. */
export const startChromium = (executablePath: string, { dark, still }: System) =>
  start({ browser: "chrome", executablePath, args: chromiumArgs }, (page) =>
    page.emulateMediaFeatures([
      { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
      { name: "prefers-reduced-motion", value: still ? "reduce" : "no-preference" },
    ]),
  )

async function start(options: LaunchOptions, prepare?: (page: Page) => Promise<void>): Promise<Engine> {
  const browser = await launch(options)
  return {
    newTab: async () => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await prepare?.(page)
      return tabOf(page, () => context.close())
    },
    close: () => browser.close(),
  }
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    open: async (address) => void (await page.goto(address, quick)),
    run: (expression) => page.evaluate(expression),
    move: (x, y) => page.mouse.move(x, y),
    press: async () => {
      await page.mouse.down()
      await page.mouse.up()
    },
    touch: (x, y) => page.touchscreen.tap(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    reload: async () => void (await page.reload(quick)),
    back: async () => void (await page.evaluate("history.back()")),
    forward: async () => void (await page.evaluate("history.forward()")),
    resize: (width, height) => page.setViewport({ width, height }),
    close,
  }
}
