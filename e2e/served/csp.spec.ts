import { type Page, expect, test } from "../helpers/base"
import { z } from "zod"
import siteFile from "../../content/site.json" with { type: "json" }
import { atLeast } from "../../test/is-sample"
import { provider } from "../../test/provider-settings"
import { pathsOf, routes } from "../../test/pages"
import { documentOf } from "../helpers/document-of"
import { hydrated, listen } from "../helpers/page-state"
import { withoutScript } from "../helpers/without-script"

/** The headers of every page. They must block attacks, but nothing that the site needs. */

const bookings = pathsOf("booking")

/** A page with a picture, if there is one. */
const pictured = routes.find((route) => documentOf(route).querySelector("main [srcset*='/static/']")) ?? "/"
const site = z.object({ hstsIncludeSubdomains: z.boolean().optional() }).parse(siteFile)
const hsts = site.hstsIncludeSubdomains ? "max-age=31536000; includeSubDomains" : "max-age=31536000"
const scheduling = ["https://assets.calendly.com", "https://calendly.com"]

/** Returns a policy's directives by name. */
const directives = (policy = "") =>
  new Map(
    policy.split("; ").map((part): [string, string[]] => {
      const [name = "", ...sources] = part.split(" ")
      return [name, sources]
    }),
  )

test("every page has a strict policy and the other headers", async ({ request }) => {
  const own = /^'(?:self|none|sha256-[\w+/]{43}=)'$/
  for (const route of [...routes, "/no-such-page/"]) {
    const headers = (await request.get(route)).headers()
    expect.soft(headers, `${route}: headers`).toMatchObject({
      "strict-transport-security": hsts,
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "no-cache",
      "permissions-policy": expect.stringContaining("camera=()"),
    })

    const policy = directives(headers["content-security-policy"])
    for (const [name, sources] of Object.entries({
      "default-src": ["'self'"],
      "object-src": ["'none'"],
      "base-uri": ["'self'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
      "connect-src": ["'self'", provider.origin],
      "require-trusted-types-for": bookings.includes(route) ? undefined : ["'script'"],
      "trusted-types": bookings.includes(route) ? undefined : ["default", "own"],
    }))
      expect.soft(policy.get(name), `${route}: ${name}`).toEqual(sources)
    for (const name of ["script-src", "style-src", "frame-src"]) {
      const foreign = (policy.get(name) ?? []).filter((source) => !own.test(source))
      const allowed = bookings.includes(route) ? scheduling : []
      expect.soft(allowed, `${route}: ${name}`).toEqual(expect.arrayContaining(foreign))
    }
  }
})

test("files named after their content are cached forever, all others are revalidated", async ({
  request,
}) => {
  const html = await (await request.get(pictured)).text()
  const cacheOf = async (path: string) => (await request.get(path)).headers()["cache-control"]
  const scripts = [...html.matchAll(/"(\/[\w-]+-[0-9a-f]{8}\.js)"/g)].map(([, src = ""]) => src)
  const pictures = [...html.matchAll(/"(\/static\/[^ "]+)/g)].map(([, src = ""]) => src)
  expect(scripts.length).toBeGreaterThan(0)
  expect(pictures.length).toBeGreaterThanOrEqual(atLeast(1, 0))
  for (const path of [...scripts, ...pictures.slice(0, 3)])
    expect(await cacheOf(path), path).toBe("public, max-age=31536000, immutable")
  for (const path of [
    "/page-data/contact/page-data.json",
    "/page-data/app-data.json",
    "/videos/home.mp4",
    "/favicon.svg",
  ])
    expect(await cacheOf(path), path).toBe("no-cache")
})

test("a missing file is never cached, so that it is found once it exists", async ({ request }) => {
  const html = await (await request.get(pictured)).text()
  const [, folder = ""] = /"(\/static\/[^ "]+\/)/.exec(html) ?? []
  const missing = [
    "none.avif",
    "/static/none.avif",
    "/drawings/none.svg",
    "/fonts/none.woff2",
    "/none-0123abcd.js",
  ]
  for (const path of missing.map((name) => new URL(name, `http://localhost${folder}`).pathname)) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(response.headers()["cache-control"], path).toBe("no-cache")
  }
})

test("a page and its policy are the same at each of its addresses", async ({ request }) => {
  const read = async (address: string) => {
    const answer = await request.get(address)
    return { html: await answer.text(), policy: answer.headers()["content-security-policy"] }
  }
  for (const route of routes) {
    const page = await read(route)
    for (const address of [`${route}index.html`, route.replace(/(?<=.)\/$/, "")])
      expect(await read(address), address).toEqual(page)
  }
  const missing = await read("/no-such-page/")
  for (const address of ["/404", "/404/", "/404/index.html", "/404.html"])
    expect((await read(address)).policy, address).toBe(missing.policy)
})

test("other sites may embed the share images, icons and pictures", async ({ request }) => {
  const html = await (await request.get(pictured)).text()
  const [, share = ""] = /property="og:image" content="[^"]+(\/share\/[^"]+)"/.exec(html) ?? []
  const [, picture = ""] = /"(\/static\/[^ "]+)/.exec(html) ?? []
  for (const path of [share, picture, "/icons/icon-192.png", "/favicon.svg"].filter(Boolean))
    expect((await request.get(path)).headers()["cross-origin-resource-policy"], path).toBe("cross-origin")
})

/** Returns a function that gives the directives violated since this call. */
async function refusals(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    document.addEventListener("securitypolicyviolation", (event) => said.push(event.effectiveDirective))
  })
  return () =>
    page.evaluate(() => ("said" in window && Array.isArray(window.said) ? window.said.map(String) : []))
}

/** Serves a mock of the calendar's script. */
const playWidget = (page: Page) =>
  page.route("https://assets.calendly.com/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `window.Calendly = { initInlineWidget({ parentElement }) {
        parentElement.append(Object.assign(document.createElement("iframe"), { title: "Calendar", srcdoc: "<p>Pick</p>" }))
      } }`,
    }),
  )

// On the only page without Trusted Types, which would refuse most of these before the policy applies.
test("an injected script, style and frame are refused", async ({ page }) => {
  test.skip(bookings.length === 0, "Every page has Trusted Types")
  await playWidget(page)
  await page.goto(bookings[0] ?? "/")
  await hydrated(page)
  const said = await refusals(page)
  const before = await page.evaluate(() => getComputedStyle(document.body).outlineWidth)
  await page.evaluate(() => {
    for (const [name, fields] of Object.entries({
      script: { textContent: "window.put = true" },
      style: { textContent: "body { outline: 7px solid red }" },
      iframe: { src: "https://elsewhere.example/" },
      div: { innerHTML: '<p style="color: red">x</p><img src="x" onerror="window.put = true">' },
    }))
      document.body.append(Object.assign(document.createElement(name), fields))
  })
  // As text: code that runs later counts as the page's, not the test's.
  await page.evaluate(`setTimeout("window.put = true")`)
  await expect
    .poll(async () => new Set(await said()))
    .toEqual(
      new Set([
        "script-src-elem",
        "script-src-attr",
        "script-src",
        "style-src-elem",
        "style-src-attr",
        "frame-src",
      ]),
    )
  expect(await page.evaluate(() => "put" in window)).toBe(false)
  expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).toBe(before)
})

test("no page and no structured data violates the policy; markup and code set by a script are refused, unless they are the site's own or plain text", async ({
  page,
}) => {
  const problems = await listen(page)
  await page.goto("/")
  await hydrated(page)
  const said = await refusals(page)

  await test.step("navigation through all pages without a new document violates no policy", async () => {
    const lost = await page.evaluate(
      async (addresses) => {
        const go: unknown = Reflect.get(window, "___navigate")
        const wrong: string[] = []
        for (const to of addresses) {
          if (typeof go === "function") go(to)
          const start = Date.now()
          // React has put the page in place, with its pictures in view.
          const isThere = () =>
            location.pathname === to &&
            document.querySelectorAll("h1").length === 1 &&
            document.querySelector("link[rel=canonical]")?.getAttribute("href")?.endsWith(to) &&
            [...document.images].every((image) => image.complete || image.loading === "lazy")
          while (!isThere() && Date.now() - start < 20_000)
            await new Promise((resolve) => setTimeout(resolve, 10))
          if (!isThere()) wrong.push(to)
        }
        return wrong
      },
      routes.filter((to) => !bookings.includes(to)),
    )
    // A new document would have ended the loop.
    expect(lost, "pages that did not come").toEqual([])
    expect(await said()).toEqual([])
    expect(problems()).toEqual([])
  })

  await page.evaluate(() => {
    const data = document.createElement("script")
    data.append('{"@context":"https://schema.org"}')
    document.head.append(Object.assign(data, { type: "application/ld+json" }))
  })
  const outcomes = await page.evaluate(() => {
    const markup = '<img src="x" onerror="window.put = true">'
    const { body } = document
    const make = (name: string, fields: object) => () =>
      body.append(Object.assign(document.createElement(name), fields))
    const attempts: Record<string, () => unknown> = {
      "plain text": make("p", { innerHTML: "plain &amp; simple" }),
      markup: make("p", { innerHTML: markup }),
      "markup with a script": make("p", { innerHTML: "<script>window.put = true</script>" }),
      "markup after React's script": make("p", { innerHTML: `<script></script>${markup}` }),
      "markup beside": () => body.insertAdjacentHTML("beforeend", markup),
      "a fragment": () => document.createRange().createContextualFragment(markup),
      "a document": () => new DOMParser().parseFromString(markup, "text/html"),
      "a frame's document": make("iframe", { srcdoc: markup }),
      "a script's text": make("script", { textContent: "window.put = true" }),
      "a handler": () => body.setAttribute("onclick", "window.put = true"),
      "another policy": () => window.trustedTypes?.createPolicy("other", { createHTML: (html) => html }),
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name}: done`
      } catch (error) {
        return `${name}: ${error instanceof Error ? error.name : "refused"}`
      }
    })
  })
  expect(outcomes).toEqual([
    "plain text: done",
    "markup: TypeError",
    "markup with a script: TypeError",
    "markup after React's script: TypeError",
    "markup beside: TypeError",
    "a fragment: TypeError",
    "a document: TypeError",
    "a frame's document: TypeError",
    "a script's text: TypeError",
    "a handler: TypeError",
    "another policy: TypeError",
  ])
  // Appending text to a script is not an assignment. The script is refused when it would run.
  // The structured data is refused by nothing: it came first, and so would its refusal.
  const before = await said()
  expect(before.filter((directive) => directive.startsWith("script-src"))).toEqual([])
  await page.evaluate(() => {
    const script = document.createElement("script")
    script.append("window.put = true")
    document.body.append(script)
  })
  await page.evaluate(`setTimeout("window.put = true")`).catch(() => undefined)
  await expect.poll(async () => (await said()).length).toBeGreaterThan(before.length)
  expect(await page.evaluate(() => "put" in window)).toBe(false)
})

/** Returns the accent colors of the cards on a page. */
const accents = (on: Page) =>
  on
    .locator("main article")
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).getPropertyValue("--accent-light")))

test("a page looks the same before and after its script runs, and after navigation within the site", async ({
  page,
}) => {
  test.skip(!routes.includes("/work/"), "There are no cards with colors of their own")
  let expected: string[] = []
  await withoutScript(page, async () => {
    await page.goto("/work/")
    expected = await accents(page)
  })
  expect(expected.filter((color) => color.startsWith("#")).length).toBeGreaterThan(atLeast(10, 0))
  await page.goto("/work/")
  await hydrated(page)
  expect(await accents(page)).toEqual(expected)
  await page.goto("/contact/")
  await hydrated(page)
  await page.getByRole("contentinfo").locator('a[href="/work/"]').first().click()
  await expect(page).toHaveURL(/\/work\/$/)
  await expect.poll(() => accents(page)).toEqual(expected)
})
