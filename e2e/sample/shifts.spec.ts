import { createServer } from "node:http"
import pLimit from "p-limit"
import { expect, test } from "../base"
import { kinds } from "../../test/page-kinds"
import { noteShifts, shiftsOf, sumOf } from "../shifts"

const screens = [
  { width: 390, height: 844 },
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]

/** The limit for no shift: the layout shift score rounds to 0.000 (https://web.dev/articles/cls). */
const none = 0.0005

for (const viewport of screens) {
  // On a slow connection a document arrives in pieces and is painted as it arrives.
  test(`nothing in view shifts while a document arrives in pieces at ${viewport.width} px`, async ({
    browser,
    baseURL,
  }) => {
    test.slow()
    const line = await slowLine(baseURL ?? "")
    const context = await browser.newContext({ viewport })
    const shiftsWhileArriving = async ({ name, path }: (typeof kinds)[number]) => {
      const page = await context.newPage()
      await page.route(/^https:|\.(?:js|woff2)$/, (route) => route.abort())
      await noteShifts(page)
      await page.goto(`${line.address}${path}`)
      const shifts = await shiftsOf(page)
      await page.close()
      return sumOf(shifts) >= none ? [`${name}: ${shifts.map(({ what }) => what).join("; ")}`] : []
    }
    // Most of the time is spent waiting for the line, so several pages arrive at once.
    const atOnce = pLimit(4)
    const moved = await Promise.all(kinds.map((kind) => atOnce(() => shiftsWhileArriving(kind))))
    await context.close()
    line.close()
    expect(moved.flat()).toEqual([])
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
