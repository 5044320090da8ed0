import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { type Site, startServer } from "../../scripts/serve/start-server"
import { readSitePages } from "../../src/model/pages/site-pages"
import { buildCopy, rewrite } from "../../test/copy-site"
import { copy, restoreSnapshot } from "../../test/site-snapshot"
import { hydrated } from "../watch"

/**
 * The small site with other settings. It has another look: colors, a logo of Inkscape, a longer menu, a name with other
 * letters. And it has the parts that a site has only if its owner asks for them: a counter and an editor. It is built once.
 */

const port = 9114
const counter = "https://count.example"
let site: Site

test.describe.configure({ mode: "serial", timeout: 60_000 })

/** The beginning of an MP4 video. */
const video = Buffer.from("00000018667479706d703432", "hex")

const inCopy = (...place: string[]) => path.join(copy, ...place)
const published = (...place: string[]) => readFileSync(inCopy("public", ...place), "utf8")

test.beforeAll(async () => {
  test.setTimeout(600_000)
  await restoreSnapshot()
  rewrite(inCopy("src/styles/tokens.css"), (css) =>
    css.replace(/--paper: [^;]+;/, "--paper: light-dark(#F4FAF7, rgb(16 24 39));"),
  )
  copyFileSync("test/inkscape.svg", inCopy("content/logo.svg"))
  rewrite(inCopy("content/site.json"), (text) => {
    const settings = JSON.parse(text)
    settings.owner.name = "Žofia Łukasz"
    settings.menu.push(
      { label: "Recommendations", to: "/skills/" },
      { label: "Collaborations", to: "/work/" },
    )
    return JSON.stringify({
      ...settings,
      // Visits are counted at the site's own address only.
      url: `https://localhost:${port}`,
      counter: { name: "plausible", address: counter, id: "ada.example" },
      editor: { repository: "ada/my-site" },
      llms: "off",
    })
  })
  for (const file of ["videos/unused.mp4", "reel.mp4", "brochure.pdf"])
    writeFileSync(inCopy("static", file), video)
  const { code, said } = await buildCopy(copy, { SITE_HOST: "netlify" })
  expect(code, said).toBe(0)
  site = await startServer({ root: inCopy("public"), port, as: "netlify" })
})

test.afterAll(() => site?.close())

test("a color in capitals reaches the pages, the manifest and the icons", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" })
  await page.goto(site.origin)
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(244, 250, 247)")
  expect(JSON.parse(published("manifest.webmanifest"))).toMatchObject({ theme_color: "#f4faf7" })
  expect(published("favicon.svg")).toContain("<svg xmlns=")
  expect(published("favicon.svg")).not.toContain("inkscape")
  for (const file of ["icon-192.png", "icon-512.png", "apple-touch-icon.png"])
    expect(existsSync(inCopy("public/icons", file))).toBe(true)
})

test("the menu is a row only where it fits", async ({ page }) => {
  await page.goto(site.origin)
  const row = page.locator("#main-menu > ul")
  await page.setViewportSize({ width: 1040, height: 700 })
  await expect(row).toBeHidden()
  await page.setViewportSize({ width: 1800, height: 700 })
  await expect(row).toBeVisible()
  const tops = await row
    .locator("> li")
    .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test("a page with further letters fetches their fonts, and no other page does", async ({ page }) => {
  const fetched: string[] = []
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(site.origin)
  await expect
    .poll(() => fetched.filter((file) => /display.*-\d\.woff2$/.test(file)).length, { timeout: 20_000 })
    .toBeGreaterThan(0)
})

test("videos that nothing names are not published, and other files of the owner are", () => {
  expect(existsSync(inCopy("public/videos/unused.mp4"))).toBe(false)
  for (const file of ["reel.mp4", "brochure.pdf"])
    expect(readFileSync(inCopy("public", file)).equals(video)).toBe(true)
})

/** Notes what the counter is told. Returns the pages' addresses in order. */
async function listen(page: Page) {
  const told: string[] = []
  await page.route(`${counter}/**`, (route) => {
    told.push(new URL(String(route.request().postDataJSON().url)).pathname)
    return route.fulfill({ status: 202, body: "ok" })
  })
  return told
}

test("a visit is counted after the first view, and so is each move", async ({ page }) => {
  const told = await listen(page)
  // The menu is a row.
  await page.setViewportSize({ width: 1800, height: 900 })
  // Until the page's own scripts may load, nothing is counted.
  const release: (() => void)[] = []
  const held = new Promise<void>((resolve) => release.push(resolve))
  await page.route(/\/early-\w+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${site.origin}/`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect(told).toEqual([])
  for (const go of release) go()
  await hydrated(page)
  await expect.poll(() => told).toEqual(["/"])
  const links = page.getByRole("banner").getByRole("link")
  const to = (await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).find(
    (href) => href !== "/" && href !== "/booking/",
  )
  await links
    .and(page.locator(`[href="${to}"]`))
    .first()
    .click()
  await expect.poll(() => told).toEqual(["/", to])
})

test("a visitor who asks not to be tracked is not counted", async ({ page }) => {
  const told = await listen(page)
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }))
  await page.goto(`${site.origin}/`)
  await hydrated(page)
  await page.waitForLoadState("networkidle")
  expect(told).toEqual([])
})

test("each page's policy allows the counter's host for that alone, and the privacy page names it", async ({
  page,
}) => {
  const routes = readSitePages(copy, copy).filter(({ kind }) => kind !== "404")
  for (const { path: route } of routes) {
    const policy = (await page.request.get(site.origin + route)).headers()["content-security-policy"] ?? ""
    const holders = policy.split("; ").filter((directive) => directive.includes(counter))
    expect(
      holders.map((directive) => directive.split(" ")[0]),
      route,
    ).toEqual(["connect-src"])
    expect(policy, route).not.toContain("github")
  }
  await page.goto(`${site.origin}/privacy/`)
  await expect(page.locator("#hosts dt code", { hasText: new URL(counter).host })).toBeVisible()
  await expect(page.locator("#hosts")).not.toContainText("no statistics")
})

test("the editor is published with its own policy, and is neither listed nor indexed", async ({ page }) => {
  const answer = await page.request.get(`${site.origin}/admin/`)
  expect(answer.headers()).toMatchObject({
    "content-security-policy": expect.stringContaining("https://api.github.com"),
    "x-robots-tag": "noindex",
  })
  expect(await answer.text()).toContain("noindex")
  const map = await (await page.request.get(`${site.origin}/sitemap-0.xml`)).text()
  expect(map).not.toContain("/admin/")
  await page.goto(`${site.origin}/admin/`)
  await expect(page.getByRole("button", { name: "Sign In Using Access Token" })).toBeVisible()
})

test("twins and llms.txt are off", async ({ request }) => {
  for (const file of ["/llms.txt", "/index.html.md"])
    expect((await request.get(site.origin + file)).status(), file).toBe(404)
})

test("a color that cannot be read stops a build with one message", async () => {
  rewrite(inCopy("src/styles/tokens.css"), (css) => css.replace("#F4FAF7", "#F4FAF"))
  const { code, said } = await buildCopy(copy)
  expect(code).not.toBe(0)
  expect(said).toMatch(
    /src\/styles\/tokens\.css:\d+ --paper is #F4FAF, which is no color that the build can read; write it as/,
  )
  expect(said.split("\n").length).toBeLessThan(40)
})
