import { type Page, launch } from "puppeteer-core"
import { type Engine, type System, type Tab, stepTimeout } from "./engine"

const loaded = { waitUntil: "load", timeout: stepTimeout } as const

/** Drives the installed Firefox over WebDriver BiDi. Playwright drives only a Firefox of its own. */
export async function startFirefox(executablePath: string, { dark, still }: System): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    timeout: stepTimeout,
    extraPrefsFirefox: {
      "ui.systemUsesDarkTheme": Number(dark),
      "ui.prefersReducedMotion": Number(still),
      "dom.w3c_touch_events.enabled": 1,
    },
  })
  return {
    newTab: async () => {
      const context = await browser.createBrowserContext()
      return tabOf(await context.newPage(), () => context.close())
    },
    close: () => browser.close(),
  }
}

const tabOf = (page: Page, close: () => Promise<void>): Tab => ({
  open: async (address) => void (await page.goto(address, loaded)),
  run: (expression) => page.evaluate(expression),
  move: (x, y) => page.mouse.move(x, y),
  press: async () => {
    await page.mouse.down()
    await page.mouse.up()
  },
  touch: (x, y) => page.touchscreen.tap(x, y),
  type: (text) => page.keyboard.type(text),
  key: (key) => page.keyboard.press(key),
  reload: async () => void (await page.reload(loaded)),
  back: async () => void (await page.evaluate("history.back()")),
  forward: async () => void (await page.evaluate("history.forward()")),
  resize: (width, height) => page.setViewport({ width, height }),
  close,
})
