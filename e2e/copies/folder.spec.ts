import { readFileSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "../base"
import { audit } from "../../scripts/audit/audit"
import { startServer } from "../../scripts/serve/start-server"
import { redirectsOf } from "../../src/post-build/hosts/redirects"
import { readSitePages } from "../../src/model/pages/site-pages"
import { rewrite, runIn } from "../../test/copy-site"
import { fixture, fixtureOwner as owner } from "../../test/fixture"
import { onePerKind } from "../../test/page-kinds"
import { copy, restoreSnapshot } from "../../test/site-snapshot"
import { answerScheduling, hydrated, watch } from "../watch"

/**
 * A project's site on GitHub Pages lies in a folder, `/repo/`. The small site, which has every kind of page, is built for it,
 * and served as GitHub does: nothing outside the folder answers.
 */

const folder = "/repo"
const pages = readSitePages(fixture)

let site: Awaited<ReturnType<typeof startServer>>

test.describe.configure({ mode: "serial", timeout: 600_000 })

test.beforeAll(async () => {
  test.setTimeout(600_000)
  await restoreSnapshot()
  rewrite(path.join(copy, "content/site.json"), (text) =>
    text
      .replace(/"url": "[^"]*"/, `"url": "${owner.url}${folder}"`)
      .replace(/"host": "[^"]*"/, '"host": "github"'),
  )
  rewrite(path.join(copy, "content/blog/wet-paper/index.mdx"), (text) =>
    text.replace("---\n", "---\nformerPaths: [/soaked-paper/]\n"),
  )
  const { code, said } = await runIn(copy, "npm", ["run", "build"], { SITE_HOST: "" })
  expect(code, said).toBe(0)
  site = await startServer({ root: path.join(copy, "public"), port: 0, as: "github" })
})

test.afterAll(() => site.close())

const built = (file: string) => readFileSync(path.join(copy, "public", file), "utf8")
const at = (address: string) => site.origin + folder + address

/** Fails on a request outside the folder. */
async function watchFolder(page: Page) {
  const check = await watch(page)
  const outside: string[] = []
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === site.origin && !pathname.startsWith(`${folder}/`)) outside.push(pathname)
  })
  return () => {
    check()
    expect(outside).toEqual([])
  }
}

test("every address in the built pages, the sitemap, the feed and the manifest leads to the folder", async () => {
  const addresses = pages.map(({ path: address }) => address)
  expect((await audit(path.join(copy, "public"), addresses)).faults).toEqual([])
  expect(built("index.html")).toContain(`<link rel="canonical" href="${owner.url}${folder}/"`)
  expect(built("robots.txt")).toContain(`Sitemap: ${owner.url}${folder}/sitemap-index.xml`)
  expect(built("sitemap-index.xml")).toContain(`<loc>${owner.url}${folder}/sitemap-0.xml</loc>`)
  for (const [, address = ""] of built("sitemap-0.xml").matchAll(/<loc>([^<]*)<\/loc>/g))
    expect(address).toMatch(new RegExp(`^${owner.url}${folder}/(?!repo/)`))
})

for (const { name, path: address } of onePerKind(pages)) {
  test(`${name}: the page, its scripts, styles, fonts and pictures come from the folder`, async ({
    page,
  }) => {
    const check = await watchFolder(page)
    if (address === "/booking/") await answerScheduling(page)
    await page.goto(at(address))
    await hydrated(page)
    await expect(page.locator("h1")).toHaveCount(1)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === "error"))).toEqual(
      [],
    )
    await page.mouse.wheel(0, 20_000)
    await page.waitForLoadState("networkidle")
    if (name === "404") return
    check()
    const canonical = page.locator("link[rel=canonical]")
    await expect(canonical).toHaveAttribute("href", `${owner.url}${folder}${address}`)
  })
}

test("a move within the site loads no new document, and keeps head and menu right", async ({ page }) => {
  const check = await watchFolder(page)
  await page.goto(at("/"))
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole("contentinfo").getByRole("link", { name: "Work", exact: true }).click()
  await expect(page).toHaveURL(at("/work/"))
  await hydrated(page)
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${owner.url}${folder}/work/`)
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]").first()
  await expect(current).toHaveAttribute("href", `${folder}/work/`)
  expect(await page.evaluate(() => "stayed" in window)).toBe(true)
  check()
})

test("a page that needs its own document gets one, and a step back leaves it", async ({ page }) => {
  const check = await watchFolder(page)
  await answerScheduling(page)
  await page.goto(at("/contact/"))
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.locator(`main a[href="${folder}/booking/"]`).first().click()
  await expect(page).toHaveURL(at("/booking/"))
  await page.waitForLoadState("networkidle")
  expect(await page.evaluate(() => "stayed" in window)).toBe(false)
  check()
  await page.goBack()
  await expect(page).toHaveURL(at("/contact/"))
})

test("former addresses lead on, and a missing one has the 404 page", async ({ page }) => {
  const redirects = redirectsOf(readSitePages(copy, copy))
  expect(redirects.map(({ from }) => from)).toEqual(expect.arrayContaining(["/about/", "/soaked-paper/"]))
  for (const { from, to } of redirects) {
    await page.route(`${owner.url}/**`, (route) =>
      route.fulfill({
        status: 302,
        headers: { location: route.request().url().replace(owner.url, site.origin) },
      }),
    )
    await page.goto(at(from))
    await expect(page).toHaveURL(at(to))
  }
  const answer = await page.goto(at("/no-such-page/"))
  expect(answer?.status()).toBe(404)
  await hydrated(page)
  await expect(page.locator("h1")).toHaveCount(1)
  expect((await fetch(`${site.origin}/work/`)).status).toBe(404)
})

test("without JavaScript the page has its whole style sheet and fonts", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const check = await watchFolder(page)
  await page.goto(at("/work/"))
  const sheets = await page
    .locator("link[rel=stylesheet]")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
  expect(sheets.length).toBeGreaterThan(1)
  for (const sheet of sheets) expect((await fetch(site.origin + sheet)).status, sheet).toBe(200)
  check()
  await page.close()
})
