import type { Page, Response } from "@playwright/test"
import { resourceTypeOf } from "../../test/resource-type"
import { noteShifts } from "../helpers/shifts"
import { fullyRendered } from "../helpers/page-state"
import { layoutShifts } from "../pages/rules/shifts"

type Fetched = {
  path: string
  sort: ReturnType<typeof resourceTypeOf>
  bytes: number
  body: number
  text: string
}

/** The cost of a page before the visitor scrolls. */
export type FirstView = {
  html: string
  /** Every fetched file, in the order of the responses, with its bytes as sent: compressed, with headers. */
  fetched: Fetched[]
  /** The requested paths in order, and those requested before the page had loaded. */
  asked: string[]
  askedBeforeLoad: string[]
  /** The file of the largest picture in view, if any. */
  largest: string | undefined
  /** The errors that the browser reported. */
  errors: string[]
  /** What has moved until then. */
  shifts: string[]
}

const isText = (type: string) => /text|javascript|json|xml/.test(type)

async function weigh(response: Response): Promise<Fetched> {
  const type = response.headers()["content-type"] ?? ""
  const { pathname: path } = new URL(response.url())
  // Some servers do not know the media type of AVIF.
  const sort = path.endsWith(".avif") ? "image" : resourceTypeOf(type)
  const fetched: Fetched = { path, sort, bytes: 0, body: 0, text: "" }
  // A video is fetched in parts while it plays, so its size is not counted.
  if (type.startsWith("video")) return fetched
  const { responseBodySize, responseHeadersSize } = await response.request().sizes()
  // A revalidated file from the cache has no body.
  if (responseBodySize === 0) return fetched
  const sizes = { bytes: responseBodySize + responseHeadersSize, body: responseBodySize }
  return isText(type) ? { ...fetched, ...sizes, text: await response.text() } : { ...fetched, ...sizes }
}

/** Returns the largest picture in view, unless it covers less than a fiftieth of the viewport. */
function largestPicture(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const pictures = [...document.querySelectorAll("img")].map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const width = Math.min(right, innerWidth) - Math.max(left, 0)
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
      return { file: element.currentSrc, area: width > 0 && height > 0 ? width * height : 0 }
    })
    const [first] = pictures.toSorted((a, b) => b.area - a.area)
    if (!first?.file || first.area < (innerWidth * innerHeight) / 50) return undefined
    return new URL(first.file, location.href).pathname
  })
}

/** A phone's good connection: 40 Mbit/s. */
const line = {
  connectionType: "cellular4g",
  offline: false,
  latency: 20,
  downloadThroughput: 5e6,
  uploadThroughput: 5e6,
} as const

/** Waits until all has come that the page asks for by itself: until it is idle, and nothing but videos is on its way. */
async function settled(page: Page, responses: readonly Response[], asked: readonly string[]) {
  await page.locator("header [data-live]").first().waitFor({ state: "attached" })
  await fullyRendered(page)
  for (let before = -1; before < asked.length;) {
    before = asked.length
    const files = responses.filter((each) => !/\.(?:mp4|webm)$/.test(each.url()))
    await Promise.all(files.map((each) => each.finished()))
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
    )
  }
}

/** Visits a page with an empty cache and waits until it has settled, without any input. */
export async function firstView(page: Page, path: string): Promise<FirstView> {
  await noteShifts(page)
  // Not with a route, which would disable the browser's cache.
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.setBlockedURLs", { urls: ["https://*"] })
  // The distance at which lazy pictures are fetched depends on the emulated connection.
  await session.send("Network.emulateNetworkConditions", line)
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  page.on("console", (message) => {
    if (message.type() === "error" && !/ERR_BLOCKED_BY_CLIENT/.test(message.text()))
      errors.push(message.text())
  })
  const asked: string[] = []
  const responses: Response[] = []
  page.on("request", (request) => {
    const url = new URL(request.url())
    if (url.hostname === "localhost") asked.push(url.pathname)
  })
  page.on("response", (response) => {
    if (new URL(response.url()).hostname === "localhost") responses.push(response)
  })
  const document = await page.goto(path)
  const askedBeforeLoad = [...asked]
  await settled(page, responses, asked)
  const largest = await largestPicture(page)
  const shifts = await layoutShifts(page)
  const fetched = await Promise.all(responses.map(weigh))
  const html = (await document?.text()) ?? ""
  await session.detach()
  return { html, fetched, asked, askedBeforeLoad, largest, errors, shifts }
}
