import { type Browser, type Page, expect, test } from "@playwright/test"
import { routes } from "./routes"

/** Whatever class of files is refused, by a network, a browser or a fault, the words and links stay. */

/** The words that a visitor can read, and the addresses that links lead to. */
async function shown(page: Page) {
  const words = await page.getByRole("main").innerText()
  const links = await page
    .locator("main a[href]")
    .evaluateAll((all) =>
      all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href")),
    )
  return { words: words.replaceAll(/\s+/g, " ").trim(), links }
}

type Refused = "script" | "font" | "image" | "media"

/** A page that is refused a class of files; at rest, so that what moves is not compared. */
async function pageWithout(browser: Browser, refused?: Refused) {
  const page = await browser.newPage({ reducedMotion: "reduce" })
  if (refused) {
    await page.route("**/*", (route) =>
      route.request().resourceType() === refused ? route.abort("blockedbyclient") : route.continue(),
    )
  }
  return page
}

test("without script every page shows what it says to those who have none", async ({ browser, baseURL }) => {
  test.slow()
  const without = await browser.newPage({ javaScriptEnabled: false })
  const page = await pageWithout(browser, "script")
  for (const route of routes) {
    await without.goto(`${baseURL}${route}`)
    await page.goto(`${baseURL}${route}`)
    const expected = await shown(without)
    expect(expected.words.length, route).toBeGreaterThan(100)
    expect(await shown(page), route).toEqual(expected)
  }
  await Promise.all([without.close(), page.close()])
})

for (const refused of ["font", "image", "media"] as const) {
  test(`without ${refused} files every page shows the words and links it has with them`, async ({
    browser,
    baseURL,
  }) => {
    test.slow()
    const whole = await pageWithout(browser)
    const page = await pageWithout(browser, refused)
    for (const route of routes) {
      for (const each of [whole, page]) {
        await each.goto(`${baseURL}${route}`)
        await each.waitForLoadState("networkidle")
      }
      expect(await shown(page), route).toEqual(await shown(whole))
    }
    await Promise.all([whole.close(), page.close()])
  })
}

test("without style every page shows its words and links, in the order of its markup", async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, "")
    return route.fulfill({ response, body })
  })
  for (const route of routes) {
    await page.goto(`${baseURL}${route}`)
    expect(await page.locator("style").count()).toBe(0)
    const { words, links } = await shown(page)
    expect(words.length, route).toBeGreaterThan(100)
    expect(links.length, route).toBeGreaterThan(0)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    // Nothing in the main part hides what it says by markup alone, but closed disclosures.
    const lost = await page.getByRole("main").evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode()) {
        const { parentElement: holder, textContent } = walker.currentNode
        const open = holder?.closest(
          "details:not([open]), noscript, svg, video, [hidden], [aria-hidden=true]",
        )
        if (textContent?.trim() && !open && !holder?.checkVisibility()) found.push(textContent)
      }
      return found
    })
    expect(lost, route).toEqual([])
  }
  await page.close()
})
