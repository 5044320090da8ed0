import { expect, test, type APIRequestContext } from "@playwright/test"
import { parse } from "node-html-parser"
import { z } from "zod"
import { counts } from "../test/content"
import { owner, routes } from "../test/pages"

/** `npm run audit` checks the rules on every page; these tests check each kind of page's content. */

const data = z.object({ "@graph": z.array(z.looseObject({ "@type": z.string() })) })
const offered = z.object({ offers: z.array(z.object({ price: z.number() })) })

async function read(request: APIRequestContext, path: string) {
  const document = parse(await (await request.get(path)).text())
  const graph = data.parse(
    JSON.parse(document.querySelector('script[type="application/ld+json"]')?.text ?? ""),
  )
  const meta = (property: string) =>
    document.querySelectorAll(`meta[property="${property}"]`).map((tag) => tag.getAttribute("content") ?? "")
  return { document, meta, nodes: graph["@graph"], types: graph["@graph"].map((node) => node["@type"]) }
}

const isArticle = (route: string) => route.endsWith("-blog/")
const isState = (route: string) => route.startsWith("/web-design-")
const isStudy = (route: string) => /^\/work\/./.test(route)

for (const route of routes) {
  test(`${route} describes itself and its owner`, async ({ request }) => {
    const { types, meta } = await read(request, route)
    expect(types).toContain("Person")
    expect(types.includes("WebSite")).toBe(route === "/")
    expect(types.includes("ProfilePage")).toBe(route === `/about-${owner.slug}/`)
    expect(types.includes("BlogPosting")).toBe(isArticle(route))
    expect(types.includes("BreadcrumbList")).toBe(isArticle(route) || isState(route) || isStudy(route))
    expect(types.includes("CreativeWork") || types.includes("SoftwareApplication")).toBe(isStudy(route))
    expect(types.includes("Service")).toBe(isState(route) || route === "/pricing/")
    expect(meta("og:type")).toEqual([
      isArticle(route) ? "article" : route === `/about-${owner.slug}/` ? "profile" : "website",
    ])
    expect(meta("article:published_time").length).toBe(isArticle(route) ? 1 : 0)
  })
}

test("nothing has a rating, and nobody without an address is a local business", async ({ request }) => {
  for (const route of routes) {
    const { nodes } = await read(request, route)
    expect(JSON.stringify(nodes)).not.toMatch(/Review|Rating|LocalBusiness/)
  }
})

for (const route of ["/pricing/", ...routes.filter(isState)]) {
  test(`${route} has its visible prices in the structured data`, async ({ request }) => {
    const { document, nodes } = await read(request, route)
    const { offers } = offered.parse(nodes.find((node) => node["@type"] === "Service"))
    expect(offers.length).toBeGreaterThan(0)
    const shown = document.querySelector("main")?.text ?? ""
    for (const { price } of offers) expect(shown).toContain(`$${price}`)
  })
}

test("a page's breadcrumb is the same for visitors and search engines", async ({ request }) => {
  for (const route of routes.filter((path) => isState(path) || isStudy(path) || isArticle(path))) {
    const { document, nodes } = await read(request, route)
    const list = JSON.stringify(nodes.find((node) => node["@type"] === "BreadcrumbList"))
    const links = document.querySelectorAll('nav[aria-label="Breadcrumb"] a')
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(list).toContain(`${link.getAttribute("href")}"`)
  }
})

test("the feed has whole articles, newest first", async ({ request }) => {
  const feed = await (await request.get("/rss.xml")).text()
  const dates = [...feed.matchAll(/<pubDate>([^<]+)/g)].map(([, date = ""]) => Date.parse(date))
  expect(dates).toHaveLength(counts.articles)
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  for (const route of routes.filter(isArticle)) {
    const { document } = await read(request, route)
    const sections = document.querySelectorAll('main nav a[href^="#"]')
    expect(sections.length).toBeGreaterThan(2)
    for (const section of sections) {
      const id = section.getAttribute("href")?.slice(1)
      expect(feed.includes(`id=&quot;${id}&quot;`), `${route} ${id}`).toBe(true)
    }
  }
})

test("the sitemap has an article's own date as its last change", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap-0.xml")).text()
  for (const route of routes.filter(isArticle)) {
    const { meta } = await read(request, route)
    const day = (meta("article:modified_time")[0] ?? "").slice(0, 10)
    expect(sitemap).toMatch(new RegExp(`${route}</loc><lastmod>${day}`))
  }
})

test("a state page has local content: clocks and meetings, what is asked there, and work that matches", async ({
  request,
}) => {
  for (const route of routes.filter(isState)) {
    const { document } = await read(request, route)
    const work = document
      .querySelectorAll('main ul a[href^="/work/"]')
      .map((link) => link.getAttribute("href"))
    expect(work.length, route).toBeGreaterThan(0)
    const terms = document.querySelectorAll("main dl").map((list) => list.querySelectorAll("dt").length)
    // The prices, the questions and the facts are one description list each.
    expect(terms, route).toHaveLength(3)
    for (const count of terms) expect(count, route).toBeGreaterThanOrEqual(2)
  }
})
