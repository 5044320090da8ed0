import { createServer } from "node:http"
import { expect, test } from "../../helpers/base"
import { templates } from "../../../test/page-templates"
import { noteShifts, sumOf } from "../../helpers/shifts"

const screens = [
  { width: 390, height: 844 },
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]

/** The limit for no shift: the layout shift score rounds to 0.000 (https://web.dev/articles/cls). */
const none = 0.0005

/** How many templates arrive at once: most of the time is spent waiting for the line. */
const atOnce = 2

// On a slow connection a document arrives in pieces and is painted as it arrives.
test("nothing in view shifts while a document arrives in pieces", async ({ page, baseURL }) => {
  test.slow()
  const line = await slowLine(baseURL ?? "")
  await noteShifts(page)
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.setBlockedURLs", { urls: ["https://*", "*.woff2"] })
  await page.setViewportSize({ width: 2400, height: 920 * atOnce })
  for (let first = 0; first < templates.length; first += atOnce) {
    // Each screen is a frame of one page, which costs less than a page each.
    const frames = templates
      .slice(first, first + atOnce)
      .flatMap(({ name, path }) =>
        screens.map(
          ({ width, height }) =>
            `<iframe name="${name} at ${width} px" src="${line.address}${path}" width="${width}" height="${height}"></iframe>`,
        ),
      )
    await page.setContent(frames.join(""))
    const arrived = page.frames().filter((frame) => frame.name())
    expect(arrived).toHaveLength(frames.length)
    for (const frame of arrived) {
      const shifts = await frame.evaluate(() => window.shifts)
      const moved = sumOf(shifts) < none ? [] : shifts.map(({ what }) => what)
      expect.soft(moved, frame.name()).toEqual([])
    }
  }
  await session.detach()
  line.close()
})

/** The maximum size of the HTML for a first view, in bytes. */
const firstViews = 14_000

/**
 * Serves the site with the start of each document in pieces of 200 bytes, a frame or two apart. Scripts are empty: the
 * page waits for them, as it would on a slow connection. (If one failed, the form would give way to an address.)
 */
async function slowLine(site: string) {
  const server = createServer(async ({ url = "/" }, response) => {
    if (url.endsWith(".js")) return response.setHeader("Content-Type", "text/javascript").end()
    const answer = await fetch(new URL(url, site))
    const type = answer.headers.get("content-type") ?? ""
    const body = Buffer.from(await answer.arrayBuffer())
    response.setHeader("Content-Type", type)
    if (!type.startsWith("text/html")) return response.end(body)
    const start = body.indexOf("<body")
    const end = start + firstViews
    response.write(body.subarray(0, start))
    for (let at = start; at < end; at += 200) {
      response.write(body.subarray(at, Math.min(at + 200, end)))
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    return response.end(body.subarray(end))
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
