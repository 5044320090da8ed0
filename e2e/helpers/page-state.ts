import { type Page, type Request, expect } from "@playwright/test"
import { faces } from "../../src/startup/faces"
import { pathsOf } from "../../test/pages"

/**
 * How long a page may take until it is ready, in ms. A page that never gets there must not hold a test up for minutes.
 * Longer than the 20 s after which Chromium's cache no longer waits for another request of the same file.
 */
const waitOptions = { timeout: 60_000 }

/** The booking page in each language. */
const calendars = pathsOf("booking")

/** The only third party that a page may contact: the scheduling widget's, on /booking. */
const schedulingHost = "assets.calendly.com"

/**
 * Answers requests to the scheduling host with an empty script. Only /booking/ needs it: a route looks at every request
 * and turns the cache off, which costs a third more processor time.
 */
export const answerScheduling = (page: Page) =>
  page.route(`https://${schedulingHost}/**`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  )

const picture = /\.(?:avif|webp|png|svg)$/

/**
 * Records problems on a page. The returned function gives them so far: console errors and warnings, exceptions, failed
 * requests, and requests to third parties. A picture that is aborted because its page was left is not one of them.
 */
export async function listen(page: Page): Promise<() => string[]> {
  const problems: string[] = []
  let navigations = 0
  const navigationsBefore = new WeakMap<Request, number>()
  const aborted: Request[] = []
  const thirdParties = new Set<string>()
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`refused by ${effectiveDirective}: ${blockedURI}`),
    ),
  )
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  page.on("pageerror", (error) => problems.push(`exception: ${error.message}`))
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText !== "net::ERR_ABORTED") problems.push(`failed: ${request.url()}`)
    // A video request that the page aborts is not a failure.
    else if (request.resourceType() !== "media") aborted.push(request)
  })
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) navigations += 1
  })
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  page.on("request", (request) => {
    navigationsBefore.set(request, navigations)
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith("http") && hostname !== "localhost") thirdParties.add(hostname)
  })
  return () => {
    const allowed = calendars.some((path) => new URL(page.url()).pathname.endsWith(path))
      ? [schedulingHost]
      : []
    const others = [...thirdParties].filter((name) => !allowed.includes(name))
    return [
      ...problems,
      ...aborted
        .filter((request) => navigationsBefore.get(request) === navigations || !picture.test(request.url()))
        .map((request) => `aborted: ${request.url()}`),
      ...others.map((name) => `contacts a third party: ${name}`),
    ]
  }
}

/** Listens to a page, as `listen` does. The returned check fails if there was a problem. */
export async function watch(page: Page): Promise<() => void> {
  const problems = await listen(page)
  return () => expect(problems()).toEqual([])
}

/**
 * Waits until the page is hydrated. Its scripts come once it is painted (src/startup/head-script.ts). Until they run, a
 * link loads a new document.
 */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => document.querySelector("header [data-live]"), undefined, waitOptions)
}

/** What a page still waits for: its load, its content below the fold (src/startup/), and pictures in view by address. */
const missingParts = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return !image.complete && image.checkVisibility() && bottom >= 0 && top <= innerHeight
    })
    return [
      ...(document.readyState === "complete" ? [] : [`the document is ${document.readyState}`]),
      ...(document.querySelector(":root[data-fresh]") ? ["the content below the fold"] : []),
      ...pictures.map(({ currentSrc, src }) => currentSrc || src),
    ]
  })

/** Waits until the whole page is laid out, with the pictures in view. A failure names what is missing. */
export const fullyRendered = (page: Page) =>
  expect(async () => expect(await missingParts(page), "the page still waits for").toEqual([])).toPass({
    intervals: [50],
    ...waitOptions,
  })

/** Waits until a page is hydrated and laid out, in the site's fonts. */
export async function waitUntilSettled(page: Page) {
  await hydrated(page)
  await page.waitForFunction(
    (families) =>
      document.fonts.status === "loaded" &&
      families.every((each) => [...document.fonts].some(({ family }) => family === each)),
    faces.map(({ family }) => family),
    waitOptions,
  )
  await fullyRendered(page)
}

/** Scrolls through the whole page, screen by screen, each until its pictures are there, so that lazy content is fetched. */
export async function scrollThrough(page: Page) {
  const { height } = page.viewportSize() ?? { height: 0 }
  const end = await page.evaluate(() => document.body.scrollHeight)
  const goTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top)
  for (let top = 0; top < end; top += height) {
    await goTo(top)
    await fullyRendered(page)
  }
  await goTo(0)
}
