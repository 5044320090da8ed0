import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { type Site, startServer } from "../scripts/serve/start-server"
import { buildCopy, makeCopy, rewrite } from "../test/copy-site"
import { routes } from "../test/pages"
import { hydrated } from "./watch"

/** Parts that a site has only if its owner asks for them, in a copy that has them, and the Markdown twins. */

const scripts = () =>
  readdirSync("public")
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(`public/${name}`, "utf8"))

test.describe("by default", () => {
  test("no file has anything of the counters or the editor", () => {
    const { counter, editor } = JSON.parse(readFileSync("content/site.json", "utf8"))
    test.skip(counter !== undefined || editor !== undefined, "This site has them.")
    expect(existsSync("public/admin")).toBe(false)
    expect(readFileSync("public/_headers", "utf8")).not.toContain("/admin")
    expect(scripts().filter((code) => /GoatCounter|globalPrivacyControl/.test(code))).toEqual([])
  })

  test("every page has its twin, served as Markdown, and llms.txt names it", async ({ request, baseURL }) => {
    const { llms } = JSON.parse(readFileSync("content/site.json", "utf8"))
    test.skip(llms === "off", "This site has none.")
    const list = await (await request.get("/llms.txt")).text()
    expect(list).toMatch(/^# .+\n\n> .+\n\n## /)
    const named = [...list.matchAll(/^- \[.+\]\((https:\S+)\): .+$/gm)].map(
      ([, address = ""]) => new URL(address).pathname,
    )
    for (const route of routes) {
      const twin = `${route}index.html.md`
      const answer = await request.get(twin)
      expect(answer.headers(), twin).toMatchObject({
        "content-type": expect.stringMatching(/^text\/markdown; charset=utf-8$/i),
        "x-robots-tag": "noindex",
      })
      expect(await answer.text(), twin).toMatch(/^# \S/m)
      if (!route.includes("/tags/")) expect(named, route).toContain(twin)
      const html = await (await request.get(route)).text()
      expect(html, route).not.toContain("index.html.md")
    }
    expect(new Set(named).size).toBe(named.length)
    for (const twin of named) expect((await request.get(twin)).status(), `${baseURL}${twin}`).toBe(200)
  })
})

test.describe("a copy with a counter and an editor", () => {
  const port = 9114
  const counter = "https://count.example"
  let copy: string
  let site: Site

  test.describe.configure({ mode: "serial", timeout: 60_000 })

  test.beforeAll(async () => {
    test.setTimeout(400_000)
    copy = await makeCopy()
    rewrite(path.join(copy, "content/site.json"), (text) =>
      JSON.stringify({
        ...JSON.parse(text),
        // Visits are counted at the site's own address only.
        url: `https://localhost:${port}`,
        counter: { name: "plausible", address: counter, id: "ada.example" },
        editor: { repository: "ada/my-site" },
        llms: "off",
      }),
    )
    const { code, said } = await buildCopy(copy, { SITE_HOST: "netlify" })
    expect(code, said).toBe(0)
    site = await startServer({ root: path.join(copy, "public"), port, as: "netlify" })
  })

  test.afterAll(async () => {
    await site?.close()
    rmSync(copy, { recursive: true, force: true })
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
    for (const route of routes) {
      const policy = (await page.request.get(site.origin + route)).headers()["content-security-policy"] ?? ""
      const holders = policy.split("; ").filter((directive) => directive.includes(counter))
      expect(
        holders.map((directive) => directive.split(" ")[0]),
        route,
      ).toEqual(["connect-src"])
      expect(policy, route).not.toContain("github")
    }
    if (!routes.includes("/privacy/")) return
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
})
