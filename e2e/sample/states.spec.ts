import { expect, test } from "../helpers/base"
import { waitUntilSettled } from "../helpers/page-state"

/** The sample's state pages on a phone (docs/requirements.md, R15.11). */

const screen = { width: 390, height: 844 }
const paths = ["texas", "california", "florida"].map((state) => `/web-design-${state}/`)

test("R15.11: a state page is ten screens of a phone at most, with the price and a call in the first", async ({
  page,
}) => {
  await page.setViewportSize(screen)
  for (const path of paths) {
    await page.goto(path)
    await waitUntilSettled(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(height / screen.height, `${path}: screens`).toBeLessThanOrEqual(10)
    const top = page.locator("main section").nth(1)
    for (const [name, address] of [
      [/Price your site, from \$1500/, "/estimate/"],
      [/Book a Call/, "/booking/"],
    ] as const) {
      const link = top.getByRole("link", { name })
      await expect.soft(link, path).toBeInViewport({ ratio: 1 })
      await expect.soft(link, path).toHaveAttribute("href", address)
    }
  }
})

test("R15.11: nothing of a state page is hidden to make it short, with scripts or without", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: screen, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of paths) {
    await page.goto(path)
    const hidden = await page.locator("main :is(h2, h3, p, dt, dd, li)").evaluateAll((all) =>
      all.flatMap((each) => {
        const { width, height } = each.getBoundingClientRect()
        const isSeen = each.checkVisibility() && width > 0 && height > 0
        return isSeen || each.querySelector("button") ? [] : [each.textContent?.slice(0, 40)]
      }),
    )
    expect.soft(hidden, path).toEqual([])
  }
  await context.close()
})
