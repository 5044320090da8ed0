import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "../helpers/base"
import { isInstalled } from "../../scripts/serve/programs"
import { serveAs } from "../../scripts/serve/serve-as"
import { hostLimits } from "../../src/model/hosts/host-limits"
import { hostNames } from "../../src/model/hosts/host-names"
import { hostFiles } from "../../src/post-build/hosts/hosts"
import { bothForms } from "../../src/model/hosts/address-forms"
import { localNotFoundPages } from "../../src/model/pages/languages/not-found-pages"
import { notFoundFile } from "../../src/routes/not-found"
import { askedRedirects, publishedFor, redirects } from "../../test/hosts"
import { pages } from "../../test/pages"
import { rawRequest } from "../helpers/raw-request"
import { hydrated, watch } from "../helpers/page-state"

/**
 * The last build, published for each host and served by that host's own rules (scripts/serve/rules/), or by the program
 * itself. GitHub Pages knows neither headers nor redirects, so pages stand in for them.
 */

const immutable = "public, max-age=31536000, immutable"
const aScript = readdirSync("public").find((name) => /^(?:component---|shell-).*\.js$/.test(name))
const aPicture = readdirSync("public/static", { recursive: true, encoding: "utf8" }).find((name) =>
  name.endsWith(".avif"),
)

/** Opens a page and checks that its policy refuses nothing of the site's own, and what is not. */
async function expectPolicy(page: Page, address: string) {
  const check = await watch(page)
  await page.goto(address)
  await hydrated(page)
  await expect(page.locator("h1")).toHaveCount(1)
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe("0px")
  check()
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        )
        const script = document.createElement("script")
        script.append("window.put = true")
        document.body.append(script)
      }),
  )
  expect(refused).toMatch(/^(?:script-src-elem|require-trusted-types-for)$/)
  expect(await page.evaluate(() => "put" in window)).toBe(false)
}

const titleOf = (html: string) => /<title[^>]*>(.+?)<\/title>/.exec(html)?.[1]

for (const host of hostNames) {
  const isProgram = host === "nginx" || host === "caddy"
  const hasHeaders = host !== "github"

  test.describe(host, () => {
    test.skip(isProgram && !isInstalled(host), `${host} is not installed`)
    let root: string
    let site: Awaited<ReturnType<typeof serveAs>>

    test.beforeAll(async () => {
      test.setTimeout(120_000)
      root = await publishedFor(host)
      site = await serveAs({ root, port: 0, as: host })
    })
    test.afterAll(async () => {
      await site.close()
      rmSync(root, { recursive: true })
    })

    test("every page's policy holds, and lets the site work; its links lead to pages without a detour; the 404 page has the site's styles", async ({
      page,
    }) => {
      await expectPolicy(page, `${site.origin}/contact/`)
      await expectPolicy(page, `${site.origin}/`)
      const { headers } = await heads(site.origin, "/")
      if (hasHeaders) {
        expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
        expect(headers.get("strict-transport-security")).toBe("max-age=31536000")
        expect(headers.get("x-content-type-options")).toBe("nosniff")
      }
      const links = await page
        .locator("a[href^='/']")
        .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href") ?? ""))])
      expect(links.length).toBeGreaterThan(5)
      for (const link of links) expect((await heads(site.origin, link)).status, link).toBe(200)
      // A move keeps the document and its policy.
      const check = await watch(page)
      await page.getByRole("contentinfo").locator('a[href="/privacy/"]').first().click()
      await expect(page).toHaveURL(`${site.origin}/privacy/`)
      await hydrated(page)
      check()
      const answer = await page.goto(`${site.origin}/no-such-page/`)
      expect(answer?.status()).toBe(404)
      await hydrated(page)
      expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe("0px")
    })

    test("each redirect takes one step and keeps the query", async () => {
      for (const { from, to } of redirects) {
        for (const address of hasHeaders ? bothForms(from) : []) {
          const { status, headers } = await heads(site.origin, `${address}?from=card`)
          expect(status, address).toBe(301)
          expect(locationOf(headers, site.origin), address).toBe(`${to}?from=card`)
        }
        if (hasHeaders) continue
        const text = await (await fetch(site.origin + from)).text()
        const [, target = ""] = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(text) ?? []
        expect(new URL(target).pathname, from).toBe(to)
        expect(text).toContain(`<link rel="canonical" href="${target}">`)
      }
      expect(redirects.length).toBeGreaterThan(0)
    })

    test("an address redirects by what stands behind its question mark, and without that is as it was", async () => {
      test.skip(
        "withoutQuery" in hostLimits[host],
        `${host} redirects by the path alone, and the content check says so`,
      )
      for (const { from, to, query } of askedRedirects) {
        const search = new URLSearchParams({ ...query, more: "x" }).toString().replaceAll("+", "%20")
        const { status, headers } = await heads(site.origin, `${from}?${search}`)
        expect([status, locationOf(headers, site.origin).split("?")[0]], search).toEqual([301, to])
      }
      expect((await heads(site.origin, "/?p=8")).status).toBe(200)
      expect((await heads(site.origin, "/index.php?p=13")).status).toBe(404)
    })

    test("a missing address has the 404 page, with its status", async () => {
      for (const address of ["/no-such-page/", "/static/none.avif", "/.hidden", "/drawings/"]) {
        const { status, headers } = await heads(site.origin, address)
        expect(status, address).toBe(404)
        expect(headers.get("content-type"), address).toContain("text/html")
        // A folder's rule also applies to its missing files where the host has no other kind.
        if (isProgram || host === "netlify") expect(headers.get("cache-control")).toBe("no-cache")
      }
      for (const name of hostFiles.filter((file) => existsSync(path.join(root, file))))
        expect((await heads(site.origin, `/${name}`)).status, name).toBe(404)
    })

    test("a missing address in a language's folder has that language's 404 page, where the host can", async () => {
      for (const own of localNotFoundPages(pages)) {
        const answer = await fetch(site.origin + own.replace("404/", "no-such-page/nor-this/"))
        expect(answer.status).toBe(404)
        const file = path.join(root, host === "github" ? "404.html" : notFoundFile(own))
        expect(titleOf(await answer.text())).toBe(titleOf(readFileSync(file, "utf8")))
        expect((await heads(site.origin, own.replace("404/", ""))).status).toBe(200)
      }
    })

    test("files whose address changes with them are kept, others are asked for again", async () => {
      const cacheOf = async (address: string) =>
        (await heads(site.origin, address)).headers.get("cache-control")
      const all = [`/${aScript}`, `/static/${(aPicture ?? "").split("/").map(encodeURIComponent).join("/")}`]
      for (const address of all)
        expect(await cacheOf(address), address).toBe(hasHeaders ? immutable : "max-age=600")
      for (const address of ["/", "/page-data/index/page-data.json", "/favicon.svg"])
        expect(await cacheOf(address), address).toBe(hasHeaders ? "no-cache" : "max-age=600")
      if (!hasHeaders) return
      for (const [address, shared] of [
        [all[1], "cross-origin"],
        ["/share/home.jpg", "cross-origin"],
        ["/", "same-origin"],
        [all[0], "same-origin"],
      ] as const) {
        const { headers } = await heads(site.origin, address ?? "")
        expect(headers.get("cross-origin-resource-policy"), address).toBe(shared)
      }
      const { headers } = await heads(site.origin, all[1] ?? "")
      expect(headers.get("content-security-policy")).toBe("default-src 'none'")
    })

    test("no address redirects to another origin", async () => {
      for (const address of [
        "//evil.example/..%2fwork",
        "///evil.example/..%2fwork",
        "/%5cevil.example/..%2fwork",
        "/%09/evil.example/..%2fwork",
        "/.//evil.example/..%2fwork",
      ]) {
        const request = `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
        const answer = await rawRequest(Number(new URL(site.origin).port), request)
        const [, target = ""] = /^location: *(.*?)\r$/im.exec(answer) ?? []
        const { hostname } = new URL(target, site.origin)
        expect(hostname, `${address} leads to ${target}`).toBe("localhost")
      }
    })

    test("a missing slash is added, and the manifest has its type", async () => {
      const { status, headers } = await heads(site.origin, "/contact?a=b")
      expect([301, 308]).toContain(status)
      expect(locationOf(headers, site.origin)).toBe("/contact/?a=b")
      expect((await heads(site.origin, "/manifest.webmanifest")).headers.get("content-type")).toContain(
        "application/manifest+json",
      )
    })
  })
}

/** Requests an address without following a redirect. */
const heads = (origin: string, address: string) => fetch(origin + address, { redirect: "manual" })

/** A redirect's target within the site. */
const locationOf = (headers: Headers, origin: string) =>
  (headers.get("location") ?? "").replace(new RegExp(`^${origin}`), "")
