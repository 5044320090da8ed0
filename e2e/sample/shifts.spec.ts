import { createServer } from "node:http"
import { expect, test } from "../base"
import { kinds } from "../../test/page-kinds"
import { noteShifts, shiftsOf, sumOf } from "../shifts"
import { hydrated } from "../watch"

const screens = [
  { width: 390, height: 844 },
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]

/** The limit for no shift: the layout shift score rounds to 0.000 (https://web.dev/articles/cls). */
const none = 0.0005

/** An owner's own heading can also end exactly at the edge of a line. */
const remedy =
  "words that break into lines elsewhere in the fallback font: make them a little shorter or longer"

for (const viewport of screens) {
  // Fonts load after the text, and nothing may shift then.
  test(`nothing in view shifts while a page loads at ${viewport.width} px`, async ({ browser, baseURL }) => {
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
      await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.check("1em Display"))
      await hydrated(page)
      const shifts = await shiftsOf(page)
      if (sumOf(shifts) >= none) moved.push(`${name}: ${shifts.map(({ what }) => what).join("; ")}`)
      // A font request that is still delayed would fail when the page closes.
      await page.unrouteAll({ behavior: "ignoreErrors" })
      await page.close()
    }
    await context.close()
    expect(moved, remedy).toEqual([])
  })

  // On a slow connection a document arrives in pieces and is painted as it arrives.
  test(`nothing in view shifts while a document arrives in pieces at ${viewport.width} px`, async ({
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

/** The maximum size of the HTML for a first view, in bytes. */
const firstViews = 14_000

/** Serves the site with the start of each document in pieces of 200 bytes, a frame or two apart. */
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
