import { readFileSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "../helpers/base"
import { audit } from "../../scripts/audit/audit"
import { startServer } from "../../scripts/serve/start-server"
import { redirectsOf } from "../../src/post-build/hosts/redirects"
import { readSitePages } from "../../src/model/pages/site-pages"
import { rewrite, runIn } from "../../test/copies/copy-site"
import { fixture, fixtureOwner as owner } from "../../test/fixture"
import { another, inNode } from "../../test/other-node/node-versions"
import { onePerTemplate } from "../../test/page-templates"
import { copy, restoreSnapshot } from "../../test/copies/site-snapshot"
import { answerScheduling, hydrated, watch } from "../helpers/page-state"
import { controlWords } from "../../test/own-words"

/**
 * A project's site on GitHub Pages lies in a folder, `/repo/`. The small site, which has every kind of page, is built for it,
 * and served as GitHub does: nothing outside the folder answers. The project itself has moved to another folder since its
 * last build. Either makes a build start from scratch, without webpack's cache (build-marker.test.ts), so one build has both.
 * It runs with another version of Node: every content type has to pass through it.
 */

const folder = "/repo"
const pages = readSitePages(fixture)

/** The project's new folder. */
const moved = `${copy}-moved`

let site: Awaited<ReturnType<typeof startServer>>

test.describe.configure({ mode: "serial", timeout: 1_800_000 })

test.beforeAll(async () => {
  test.setTimeout(1_800_000)
  await restoreSnapshot()
  rewrite(path.join(copy, "content/site.json"), (text) =>
    text
      .replace(/"url": "[^"]*"/, `"url": "${owner.url}${folder}"`)
      .replace(/"host": "[^"]*"/, '"host": "github"'),
  )
  rewrite(path.join(copy, "content/blog/wet-paper/index.mdx"), (text) =>
    text
      .replace("---\n", "---\nformerPaths: [/soaked-paper/]\n")
      .replace(/^title: .+$/m, "title: Words of a moved project"),
  )
  rmSync(moved, { recursive: true, force: true })
  renameSync(copy, moved)
  const command = inNode(another, "npm run content:check && npm run build")
  const { code, output } = await runIn(moved, "npx", command, { SITE_HOST: "" })
  expect(code, output).toBe(0)
  expect(output).toMatch(new RegExp(`^v${another}\\b`, "m"))
  site = await startServer({ root: path.join(moved, "public"), port: 0, as: "github" })
})

test.afterAll(async () => {
  await site.close()
  rmSync(moved, { recursive: true })
})

const built = (file: string) => readFileSync(path.join(moved, "public", file), "utf8")
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

test("texts changed before the project moved are published", () => {
  for (const address of ["wet-paper", `${owner.slug}-blogs`])
    expect(built(`${address}/index.html`), address).toContain("Words of a moved project")
})

test("every address in the built pages, the sitemap, the feed and the manifest leads to the folder", async () => {
  const addresses = pages.map(({ path: address }) => address)
  expect((await audit(path.join(moved, "public"), addresses)).errors).toEqual([])
  expect(built("index.html")).toContain(`<link rel="canonical" href="${owner.url}${folder}/"`)
  expect(built("robots.txt")).toContain(`Sitemap: ${owner.url}${folder}/sitemap-index.xml`)
  expect(built("sitemap-index.xml")).toContain(`<loc>${owner.url}${folder}/sitemap-0.xml</loc>`)
  for (const [, address = ""] of built("sitemap-0.xml").matchAll(/<loc>([^<]*)<\/loc>/g))
    expect(address).toMatch(new RegExp(`^${owner.url}${folder}/(?!repo/)`))
})

test("the scripts, styles, fonts and pictures of a page of each template come from the folder", async ({
  page,
}) => {
  const check = await watchFolder(page)
  const templates = onePerTemplate(pages)
  // The booking page comes last, since no other page may ask its host. The 404 page is visited below.
  const others = templates.filter(({ name }) => name !== "booking" && name !== "404")
  for (const { name, path: address } of [...others, ...templates.filter((each) => each.name === "booking")])
    await test.step(name, async () => {
      if (name === "booking") await answerScheduling(page)
      await page.goto(at(address))
      await hydrated(page)
      await expect(page.locator("h1"), address).toHaveCount(1)
      await page.evaluate(() => document.fonts.ready)
      const lost = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === "error").map(({ family }) => family),
      )
      expect(lost, address).toEqual([])
      await page.mouse.wheel(0, 20_000)
      await page.waitForLoadState("networkidle")
      check()
      const canonical = page.locator("link[rel=canonical]")
      await expect(canonical).toHaveAttribute("href", `${owner.url}${folder}${address}`)
    })
})

test("a move within the site loads no new document, and keeps head and menu right; only the booking page gets its own", async ({
  page,
}) => {
  const check = await watchFolder(page)
  await answerScheduling(page)
  await page.goto(at("/"))
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole("contentinfo").getByRole("link", { name: "Work", exact: true }).click()
  await expect(page).toHaveURL(at("/work/"))
  await hydrated(page)
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${owner.url}${folder}/work/`)
  const current = page
    .getByRole("navigation", { name: controlWords.menu.name })
    .locator("[aria-current=page]")
    .first()
  await expect(current).toHaveAttribute("href", `${folder}/work/`)
  await page.getByRole("contentinfo").getByRole("link", { name: "Write", exact: true }).click()
  await expect(page).toHaveURL(at("/contact/"))
  expect(await page.evaluate(() => "stayed" in window)).toBe(true)

  await page.locator(`main a[href="${folder}/booking/"]`).first().click()
  await expect(page).toHaveURL(at("/booking/"))
  await page.waitForLoadState("networkidle")
  expect(await page.evaluate(() => "stayed" in window)).toBe(false)
  check()
  await page.goBack()
  await expect(page).toHaveURL(at("/contact/"))
})

test("former addresses lead on, and a missing one has the 404 page", async ({ page }) => {
  const redirects = redirectsOf(readSitePages(moved, moved))
  expect(redirects.map(({ from }) => from)).toEqual(expect.arrayContaining(["/about/", "/soaked-paper/"]))
  await page.route(`${owner.url}/**`, (route) =>
    route.fulfill({
      status: 302,
      headers: { location: route.request().url().replace(owner.url, site.origin) },
    }),
  )
  for (const { from, to } of redirects) {
    await page.goto(at(from))
    await expect(page).toHaveURL(at(to))
  }
  const answer = await page.goto(at("/no-such-page/"))
  expect(answer?.status()).toBe(404)
  await hydrated(page)
  await expect(page.locator("h1")).toHaveCount(1)
  expect((await fetch(`${site.origin}/work/`)).status).toBe(404)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("the page has its whole style sheet and fonts", async ({ page }) => {
    const check = await watchFolder(page)
    await page.goto(at("/work/"))
    const sheets = await page
      .locator("link[rel=stylesheet]")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
    expect(sheets.length).toBeGreaterThan(1)
    for (const sheet of sheets) expect((await fetch(site.origin + sheet)).status, sheet).toBe(200)
    check()
  })
})
