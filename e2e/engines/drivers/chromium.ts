import { type Page, chromium } from "@playwright/test"
import { chromiumArgs } from "../../../test/browsers/chromium"
import { type Engine, type System, type Tab, stepTimeout } from "./engine"

const loaded = { waitUntil: "load", timeout: stepTimeout } as const

/** Drives Chromium, new or old, with Playwright. Newer puppeteers do not know Chromium 110. */
export async function startChromium(executablePath: string, { dark, still }: System): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  return {
    newTab: async () => {
      const page = await browser.newPage({
        colorScheme: dark ? "dark" : "light",
        reducedMotion: still ? "reduce" : "no-preference",
      })
      return tabOf(page)
    },
    close: () => browser.close(),
  }
}

const tabOf = (page: Page): Tab => ({
  open: async (address) => void (await page.goto(address, loaded)),
  run: (expression) => page.evaluate(expression),
  move: (x, y) => page.mouse.move(x, y),
  press: async () => {
    await page.mouse.down()
    await page.mouse.up()
  },
  touch: async (x, y) => {
    // Playwright's own touch needs a device that only has touch.
    const session = await page.context().newCDPSession(page)
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] })
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    await session.detach()
  },
  type: (text) => page.keyboard.type(text),
  key: (key) => page.keyboard.press(key),
  reload: async () => void (await page.reload(loaded)),
  back: async () => void (await page.evaluate("history.back()")),
  forward: async () => void (await page.evaluate("history.forward()")),
  resize: (width, height) => page.setViewportSize({ width, height }),
  close: () => page.close(),
})
