import { type Browser, type Page, expect, test } from "./base"
import { atLeast } from "../test/is-sample"
import { routes } from "../test/pages"
import { allSet } from "./watch"

/** Texts and links must stay, whichever type of file a network, a browser or a fault blocks. */

/** Opens a page that cannot load one type of file. Motion is off, so that moving parts do not affect the comparison. */
async function pageWithout(browser: Browser, refused?: "script" | "font" | "image" | "media") {
  const page = await browser.newPage({ reducedMotion: "reduce" })
  if (refused) {
    await page.route("**/*", (route) =>
      route.request().resourceType() === refused ? route.abort("blockedbyclient") : route.continue(),
    )
  }
  return page
}

/** Returns the visible text of the main element and the targets of its visible links. */
async function shown(page: Page) {
  const whole = await page.getByRole("main").innerText()
  // Home's own seconds are those of the visit.
  const seconds = await page.locator('main [data-figure="seconds"]').allInnerTexts()
  const words = seconds.reduce((text, own) => text.replace(own, ""), whole)
  const links = await page
    .locator("main a[href]")
    .evaluateAll((all) =>
      all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href")),
    )
  return { words: words.replaceAll(/\s+/g, " ").trim(), links }
}

/** Returns texts and links in the main element that are not visible. Closed disclosures open without JavaScript. */
const unseen = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const seen = new Set<string>()
    const all: string[] = []
    const note = (holder: Element | null, what: string) => {
      const aside = holder?.closest("details, script, noscript, video, svg, [aria-hidden=true]")
      if (!holder || !what || aside) return
      all.push(what)
      if (holder.checkVisibility()) seen.add(what)
    }
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      note(walker.currentNode.parentElement, walker.currentNode.textContent?.trim() ?? "")
    }
    for (const link of main.querySelectorAll("a[href]")) note(link, `-> ${link.getAttribute("href")}`)
    return { count: all.length, lost: all.filter((what) => !seen.has(what)) }
  })

test("without fonts, pictures or videos every page shows the same text and links", async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const whole = await pageWithout(browser)
  const parts = await Promise.all(
    (["font", "image", "media"] as const).map((refused) => pageWithout(browser, refused)),
  )
  for (const route of routes) {
    await Promise.all(
      [whole, ...parts].map((page) => page.goto(`${baseURL}${route}`, { waitUntil: "networkidle" })),
    )
    // Buttons that need JavaScript appear with it, sooner on one page than on the other.
    await expect(async () => {
      const expected = await shown(whole)
      expect(expected.words.length, route).toBeGreaterThan(atLeast(100, 20))
      for (const page of parts) expect(await shown(page), route).toEqual(expected)
    }).toPass({ timeout: 10_000 })
  }
  await Promise.all([whole, ...parts].map((page) => page.close()))
})

test("without script files every page shows its text and links", async ({ browser, baseURL }) => {
  test.slow()
  const page = await pageWithout(browser, "script")
  for (const route of routes) {
    await page.goto(`${baseURL}${route}`)
    await allSet(page)
    const { count, lost } = await unseen(page)
    expect(count, route).toBeGreaterThan(atLeast(10, 3))
    // Without scripts, the owner's address replaces the button of the form (requirement R6.9).
    const send = await page.locator("main form [type=submit]").allTextContents()
    // A table of the plans stands in for the questions of the estimate.
    if (route === "/estimate/") await expect(page.getByRole("main").getByRole("table")).toBeVisible()
    else expect(lost, route).toEqual(send)
    // Late drawings are in the page even without the script.
    await expect(page.locator("span > noscript")).toHaveCount(0)
    await expect(page.getByRole("contentinfo").locator("use")).not.toHaveCount(0)
  }
  await page.close()
})

test("without styles every page shows its text and links, in the order of its HTML", async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(
      /<style[^>]*>[\s\S]*?<\/style>|<link rel="stylesheet"[^>]*>/g,
      "",
    )
    return route.fulfill({ response, body })
  })
  for (const route of routes) {
    await page.goto(`${baseURL}${route}`)
    expect(await page.locator("style").count()).toBe(0)
    const { count, lost } = await unseen(page)
    expect(count, route).toBeGreaterThan(atLeast(10, 3))
    expect(lost, route).toEqual([])
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  }
  await page.close()
})
