import { expect, test as playwright } from "@playwright/test"

export * from "@playwright/test"

/** An address that no page has, for checks of the 404 page. */
const isMeant = (url: string) => /\/(?:404|no-such|none)/.test(new URL(url).pathname)

/** Playwright's test. It fails if the page under test was the 404 page by mistake, where many checks would pass. */
export const test = playwright.extend({
  page: async ({ page }, use) => {
    const missing: string[] = []
    page.on("response", (response) => {
      const isDocument = response.request().isNavigationRequest() && response.frame() === page.mainFrame()
      if (isDocument && response.status() === 404 && !isMeant(response.url())) missing.push(response.url())
    })
    await use(page)
    expect(missing, "no page has this address").toEqual([])
  },
})
