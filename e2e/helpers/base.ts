import { expect, test as playwright } from "@playwright/test"

export * from "@playwright/test"

/** An address that no page has, for checks of the 404 page. */
const isMeant = (url: string) => /\/(?:404|no-such|none)/.test(new URL(url).pathname)

/**
 * Playwright's test. It fails if the page under test was the 404 page by mistake, where many checks would pass.
 *
 * The tests of a worker share a browser context (`reuseContext` in playwright.config.ts), which halves the processor
 * time of a visit. Playwright clears cookies, cache and local storage between them; the rest is cleared here.
 */
export const test = playwright.extend({
  page: async ({ page, context }, use, info) => {
    const missing: string[] = []
    page.on("response", (response) => {
      const isDocument = response.request().isNavigationRequest() && response.frame() === page.mainFrame()
      if (isDocument && response.status() === 404 && !isMeant(response.url())) missing.push(response.url())
    })
    await use(page)
    expect(missing, "no page has this address").toEqual([])
    // After a failure the next test has a new browser.
    if (info.status !== info.expectedStatus) return
    await context.clearPermissions()
    await context.setOffline(false)
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined)
    // An exception in a document that is being left belongs to this test, not to the next one.
    await page.goto("about:blank").catch(() => undefined)
  },
})
