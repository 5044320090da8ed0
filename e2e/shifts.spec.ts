import { createServer } from "node:http"
import { expect, test } from "@playwright/test"
import { kinds } from "../test/page-kinds"
import { noteShifts, shiftsOf, sumOf } from "./shifts"
import { hydrated } from "./watch"

const screens = [
  { width: 390, height: 844 },
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]

/** What counts as none: a layout shift score that is 0.000 (https://web.dev/articles/cls). */
const none = 0.0005

/** A heading of an owner's own can stand at the very edge of a line, too. */
const remedy =
  "words that break into lines elsewhere in the fallback font: make them a little shorter or longer"

for (const viewport of screens) {
  // Fonts come after the words: nothing may move when they do.
  test(`nothing in view moves while a page loads at ${viewport.width} px`, async ({ browser, baseURL }) => {
    test.slow()
    const context = await browser.newContext({ viewport })
    const moved: string[] = []
    for (const { name, path } of kinds) {
      const page = await context.newPage()
      await page.route(/^https:/, (route) => route.abort())
      await page.route("**/*.woff2", async (route) => {
        await page.waitForTimeout(300)
        await route.continue()
      })
      await noteShifts(page)
      await page.goto(new URL(path, baseURL).href)
      await page.waitForFunction(
        () => document.fonts.size > 0 && document.fonts.check('1em "Archivo Display"'),
      )
      await hydrated(page)
      const shifts = await shiftsOf(page)
      if (sumOf(shifts) >= none) moved.push(`${name}: ${shifts.map(({ what }) => what).join("; ")}`)
      // A font that is still held back has nobody to go on to.
      await page.unrouteAll({ behavior: "ignoreErrors" })
      await page.close()
    }
    await context.close()
    expect(moved, remedy).toEqual([])
  })

  // On a slow line a page's document comes in pieces, and is painted as far as it has come.
  test(`nothing in view moves while a document comes in pieces at ${viewport.width} px`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000)
    const line = await slowLine(baseURL ?? "")
    const context = await browser.newContext({ viewport })
    const moved: string[] = []
    for (const { name, path } of kinds) {
      const page = await context.newPage()
      await page.route(/^https:|\.(?:js|woff2)$/, (route) => route.abort())
      await noteShifts(page)
      await page.goto(`${line.address}${path}`)
      const shifts = await shiftsOf(page)
      if (sumOf(shifts) >= none) moved.push(`${name}: ${shifts.map(({ what }) => what).join("; ")}`)
      await page.close()
    }
    await context.close()
    line.close()
    expect(moved).toEqual([])
  })
}

/** How much of a page its first view can hold, in bytes of its markup. */
const firstViews = 14_000

/** The site, with each document's first views in pieces of a fifth of a kilobyte, a frame or two apart. */
async function slowLine(site: string) {
  const server = createServer(async ({ url = "/" }, response) => {
    const answer = await fetch(new URL(url, site))
    const type = answer.headers.get("content-type") ?? ""
    const body = Buffer.from(await answer.arrayBuffer())
    response.setHeader("Content-Type", type)
    if (type.startsWith("text/html")) {
      const start = body.indexOf("<body")
      const end = start + firstViews
      response.write(body.subarray(0, start))
      for (let at = start; at < end; at += 200) {
        response.write(body.subarray(at, Math.min(at + 200, end)))
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
      response.end(body.subarray(end))
    } else response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  return {
    address: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
