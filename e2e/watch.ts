import { type Page, expect } from "@playwright/test"

/** The only other host that a page may request: the scheduling widget's, on /booking. */
const schedulingHost = "assets.calendly.com"

/**
 * Records problems on a page, and answers requests to the scheduling host with an empty script. The returned function
 * gives them so far: console errors and warnings, exceptions, failed requests, and requests to other hosts.
 */
export async function listen(page: Page): Promise<() => string[]> {
  const problems: string[] = []
  const foreign = new Set<string>()
  await page.route(`https://${schedulingHost}/**`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  )
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
    // A video request that the page aborts is not a failure.
    const aborted = request.failure()?.errorText === "net::ERR_ABORTED"
    if (!(aborted && request.resourceType() === "media"))
      problems.push(`${aborted ? "aborted" : "failed"}: ${request.url()}`)
  })
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith("http") && hostname !== "localhost") foreign.add(hostname)
  })
  return () => {
    const allowed = new URL(page.url()).pathname.endsWith("/booking/") ? [schedulingHost] : []
    const others = [...foreign].filter((host) => !allowed.includes(host))
    return [...problems, ...others.map((host) => `asks another host: ${host}`)]
  }
}

/** Listens to a page, as `listen` does. The returned check fails if there was a problem. */
export async function watch(page: Page): Promise<() => void> {
  const problems = await listen(page)
  return () => expect(problems()).toEqual([])
}

/**
 * Waits until the page is hydrated and its requests are done. An idle network alone is not enough: scripts wait for
 * the paint and for an idle moment, and until then a link loads a new document.
 */
export async function hydrated(page: Page) {
  await page.locator("header [data-live]").first().waitFor({ state: "attached" })
  await page.waitForLoadState("networkidle")
}

/** Waits until the whole page is laid out, including content below the fold (src/startup/). */
export async function allSet(page: Page) {
  await page.waitForLoadState("networkidle")
  // The browser is rarely idle on a busy machine.
  await expect(page.locator(':root[data-fresh], [style*="content-visibility"]')).toHaveCount(0, {
    timeout: 20_000,
  })
}

/** Waits until a page is hydrated and laid out. */
export async function settle(page: Page) {
  await hydrated(page)
  await allSet(page)
}

/** Scrolls through the whole page, so that lazy content is fetched. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: "instant" })
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    window.scrollTo({ top: 0, behavior: "instant" })
  })
}
