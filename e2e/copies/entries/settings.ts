import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs"
import { readSitePages } from "../../../src/model/pages/site-pages"
import { rewrite } from "../../../test/copies/copy-site"
import { copy } from "../../../test/copies/site-snapshot"
import { type Page, expect, test } from "../../helpers/base"
import { hydrated } from "../../helpers/page-state"
import { built, edit, exists, inContent, inCopy, inPublic } from "../built"

const counter = "https://count.example"

/** The beginning of an MP4 video. */
const video = Buffer.from("00000018667479706d703432", "hex")

/**
 * Gives the site another look: colors, a logo of Inkscape, a longer menu. And the parts that a site has only if its owner
 * asks for them: a counter and an editor.
 */
export function setUp(port: number) {
  rewrite(inCopy("src/styles/tokens.css"), (css) =>
    css.replace(/--paper: [^;]+;/, "--paper: light-dark(#F4FAF7, rgb(16 24 39));"),
  )
  copyFileSync("test/inkscape.svg", inContent("logo.svg"))
  const further = [
    { label: "Recommendations", to: "/skills/" },
    { label: "Collaborations", to: "/work/" },
  ]
  edit("site.json", ({ menu, ...site }) => ({
    ...site,
    menu: [menu, further].flat(),
    // Visits are counted at the site's own address only.
    url: `https://localhost:${port}`,
    counter: { name: "plausible", address: counter, id: "zofia.example" },
    editor: { repository: "zofia/my-site" },
  }))
  for (const file of ["videos/unused.mp4", "reel.mp4", "brochure.pdf"])
    writeFileSync(inCopy("static", file), video)
}

export function settings() {
  test("a color in capitals reaches the manifest, and the logo of Inkscape the icons", () => {
    expect(JSON.parse(built("manifest.webmanifest"))).toMatchObject({ theme_color: "#f4faf7" })
    expect(built("favicon.svg")).toContain("<svg xmlns=")
    expect(built("favicon.svg")).not.toContain("inkscape")
    for (const file of ["icon-192.png", "icon-512.png", "apple-touch-icon.png"])
      expect(exists(`icons/${file}`), file).toBe(true)
  })

  test("videos that nothing names are not published, and other files of the owner are", () => {
    expect(existsSync(inPublic("videos/unused.mp4"))).toBe(false)
    for (const file of ["reel.mp4", "brochure.pdf"])
      expect(readFileSync(inPublic(file)).equals(video), file).toBe(true)
  })
}

export function settingsInBrowser(origin: () => string) {
  test("the page has the owner's colors and the fonts of further letters, and the menu is a row only where it fits", async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname))
    await page.emulateMedia({ colorScheme: "light" })
    await page.goto(origin())
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(244, 250, 247)")
    const row = page.locator("#main-menu > ul")
    await page.setViewportSize({ width: 1040, height: 700 })
    await expect(row).toBeHidden()
    await page.setViewportSize({ width: 1800, height: 700 })
    await expect(row).toBeVisible()
    const tops = await row
      .locator("> li")
      .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    await expect
      .poll(() => fetched.filter((file) => /display.*-\d\.woff2$/.test(file)).length)
      .toBeGreaterThan(0)
  })

  test("a visit is counted after the first view, and so is each move, unless the visitor asks not to be tracked", async ({
    page,
  }) => {
    const reported = await listen(page)
    // The menu is a row.
    await page.setViewportSize({ width: 1800, height: 900 })
    // Until the page's own scripts may load, nothing is counted.
    const release: (() => void)[] = []
    const held = new Promise<void>((resolve) => release.push(resolve))
    await page.route(/\/loader-\w+\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${origin()}/`)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(reported).toEqual([])
    for (const go of release) go()
    await hydrated(page)
    await expect.poll(() => reported).toEqual(["/"])
    const links = page.getByRole("banner").getByRole("link")
    const to = (await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).find(
      (href) => href !== "/" && href !== "/booking/",
    )
    await links
      .and(page.locator(`[href="${to}"]`))
      .first()
      .click()
    await expect.poll(() => reported).toEqual(["/", to])

    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }))
    await page.goto(`${origin()}/`)
    await hydrated(page)
    await page.waitForLoadState("networkidle")
    expect(reported).toEqual(["/", to])
  })

  test("each page's policy allows the counter's origin for that alone, and the privacy page names it", async ({
    page,
  }) => {
    const routes = readSitePages(copy, copy).filter(({ template }) => template !== "404")
    for (const { path: route } of routes) {
      const { headers } = await fetch(origin() + route, { method: "HEAD" })
      const policy = headers.get("content-security-policy") ?? ""
      const holders = policy.split("; ").filter((directive) => directive.includes(counter))
      expect(
        holders.map((directive) => directive.split(" ")[0]),
        route,
      ).toEqual(["connect-src"])
      expect(policy, route).not.toContain("github")
    }
    await page.goto(`${origin()}/privacy/`)
    await expect(page.locator("#hosts dt code", { hasText: new URL(counter).host })).toBeVisible()
    await expect(page.locator("#hosts")).not.toContainText("no statistics")
  })

  test("the editor is published with its own policy, and is neither listed nor indexed", async ({ page }) => {
    const answer = await page.goto(`${origin()}/admin/`)
    expect(answer?.headers()).toMatchObject({
      "content-security-policy": expect.stringContaining("https://api.github.com"),
      "x-robots-tag": "noindex",
    })
    expect(await answer?.text()).toContain("noindex")
    expect(built("sitemap-0.xml")).not.toContain("/admin/")
    await expect(page.getByRole("button", { name: "Sign In Using Access Token" })).toBeVisible()
  })
}

/** Notes what the counter is told. Returns the pages' addresses in order. */
async function listen(page: Page) {
  const reported: string[] = []
  await page.route(`${counter}/**`, (route) => {
    reported.push(new URL(String(route.request().postDataJSON().url)).pathname)
    return route.fulfill({ status: 202, body: "ok" })
  })
  return reported
}
