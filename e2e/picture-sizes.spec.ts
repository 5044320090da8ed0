import { type Page, expect, test } from "./base"
import { kinds } from "../test/page-kinds"
import { scrollThrough, settle } from "./watch"

/** The maximum ratio of a picture's own width to its width on screen, both in device pixels. */
const most = 1.6

const screens = [
  { width: 390, height: 844, density: 2 },
  { width: 390, height: 844, density: 3 },
  { width: 768, height: 1024, density: 1 },
  { width: 768, height: 1024, density: 2 },
  { width: 1440, height: 900, density: 1 },
  { width: 1440, height: 900, density: 2 },
  { width: 1920, height: 1080, density: 1 },
  { width: 1920, height: 1080, density: 2 },
]

/** Returns every fetched picture with that ratio. */
function pixelsPerPixel(page: Page): Promise<{ file: string; ratio: number }[]> {
  return page.evaluate(async () => {
    const shown = [...document.querySelectorAll("img")].filter((element) => element.offsetWidth > 0)
    const measured = shown.map(async (element) => {
      const file = element.currentSrc
      if (!file || /\.svg$|^data:/.test(file)) return []
      // With a srcset, natural sizes are divided by the density. A second img without one has the file's own size.
      const own = new Image()
      own.src = file
      await own.decode()
      const across = element.offsetWidth / own.naturalWidth
      const down = element.offsetHeight / own.naturalHeight
      const covers = getComputedStyle(element).objectFit === "cover"
      const scale = covers ? Math.max(across, down) : Math.min(across, down)
      return [{ file: new URL(file, location.href).pathname, ratio: 1 / (scale * devicePixelRatio) }]
    })
    return (await Promise.all(measured)).flat()
  })
}

for (const { width, height, density } of screens) {
  test(`no picture has more than ${most} × the pixels on screen at ${width} px, density ${density}`, async ({
    browser,
  }, { project }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: density })
    const page = await context.newPage()
    await page.route(/^https:/, (route) => route.abort())
    const over: string[] = []
    for (const { name, path } of kinds) {
      await page.goto(new URL(path, project.use.baseURL).href)
      await scrollThrough(page)
      await settle(page)
      for (const { file, ratio } of await pixelsPerPixel(page))
        if (ratio > most) over.push(`${name}: ${file} has ${ratio.toFixed(2)} ×`)
    }
    await context.close()
    expect([...new Set(over)]).toEqual([])
  })
}
