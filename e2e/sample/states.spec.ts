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

test("no shape of a landscape is cut to a bar by its upper edge", async ({ page }) => {
  const cut: string[] = []
  for (const path of paths) {
    await page.goto(path)
    const svg = await page.evaluate(async () => {
      const [address = ""] = document.querySelector("main use")?.getAttribute("href")?.split("#") ?? []
      return (await fetch(address)).text()
    })
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
      [1920, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      const bars = await page.evaluate(barsAtTop, svg)
      cut.push(...bars.map((bar) => `${path} at ${width} × ${height}: ${bar}`))
    }
  }
  expect(cut).toEqual([])
})

/** The shapes with a level base of which less than half of the height is below the upper edge of the drawing's box. */
function barsAtTop(sprite: string): string[] {
  const drawing = document.querySelector("main svg:has(use)")
  const [, id = ""] = drawing?.querySelector("use")?.getAttribute("href")?.split("#") ?? []
  const [symbol] = new RegExp(`<symbol id="${id}".*?</symbol>`, "s").exec(sprite) ?? []
  const matrix = drawing instanceof SVGSVGElement ? drawing.getScreenCTM() : null
  if (!drawing || !symbol || !matrix) return ["there is no drawing"]
  const edge = drawing.getBoundingClientRect().top
  return [...symbol.matchAll(/ d="([^"]+)"/g)]
    .flatMap(([, path = ""]) => path.match(/M[^M]+Z/g) ?? [])
    .flatMap((d) => {
      const shape = document.createElementNS("http://www.w3.org/2000/svg", "path")
      shape.setAttribute("d", d)
      drawing.append(shape)
      const { y, width, height } = shape.getBBox()
      shape.remove()
      const [top, bottom] = [matrix.f + matrix.d * y, matrix.f + matrix.d * (y + height)]
      const points = [shape.getPointAtLength(0), shape.getPointAtLength(shape.getTotalLength() - width / 2)]
      const isLevel = points.every((point) => Math.abs(point.y - (y + height)) < 1)
      const seen = (bottom - Math.max(top, edge)) / (bottom - top)
      // The sky itself begins at the edge of the drawing.
      return isLevel && y > 0 && seen > 0 && seen < 0.5
        ? [`${d.slice(0, 30)}: ${Math.round(100 * seen)} % are seen`]
        : []
    })
}

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
