import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "../helpers/base"
import { parse } from "node-html-parser"
import { z } from "zod"
import { counts } from "../../test/content"
import { atLeast } from "../../test/is-sample"
import { owner, pages, pathIn, routes } from "../../test/pages"
import { documentOf } from "../helpers/document-of"

/** `npm run audit` checks the rules on every page; these tests check each kind of page's content. */

const data = z.object({ "@graph": z.array(z.looseObject({ "@type": z.string() })) })
const span = z.object({ lowPrice: z.number(), highPrice: z.number(), url: z.string() })
const offered = z.object({ offers: z.union([z.array(z.object({ price: z.number() })), span]) })
const listed = z.object({ itemListElement: z.array(z.object({ name: z.string(), url: z.string() })) })

const fileAt = (path: string) => readFileSync(`public${path}`, "utf8")

/** Each page is read once: most tests look at all of them. */
const known = new Map<string, ReturnType<typeof readPage>>()

function read(path: string) {
  const page = known.get(path) ?? readPage(path)
  known.set(path, page)
  return page
}

function readPage(path: string) {
  const document = documentOf(path)
  const graph = data.parse(
    JSON.parse(document.querySelector('script[type="application/ld+json"]')?.text ?? ""),
  )
  const meta = (property: string) =>
    document.querySelectorAll(`meta[property="${property}"]`).map((tag) => tag.getAttribute("content") ?? "")
  return { document, meta, nodes: graph["@graph"], types: graph["@graph"].map((node) => node["@type"]) }
}

const ofKind = (kind: string) =>
  new Set(pages.filter((page) => page.template === kind).map(({ path }) => path))
/** A page's address in the site's own language, which those of other languages share. */
const originalOf = (route: string) => pages.find(({ path }) => path === route)?.original ?? route
const articles = ofKind("article")
const isArticle = (route: string) => articles.has(route)
const isState = (route: string) => originalOf(route).startsWith("/web-design-")
const isTag = (route: string) => tagPages.some(({ path }) => path === route)
const isStudy = (route: string) => /^\/work\/./.test(originalOf(route))
const about = `/about-${owner.slug}/`
const blogs = `/${owner.slug}-blogs/`
/** Pages with a node of their own. */
const named = new Set([about, "/contact/", "/pricing/", blogs])
const tagPages = pages.filter(({ template, list }) => template === "tag" && list?.number === 1)
const itemsOf = z.object({ items: z.array(z.object({ url: z.string() })) })

/** The pages about the owner as a person. */
const profiles = new Set([about, "/resume/"])

for (const route of routes) {
  test(`${route} describes itself and its owner`, () => {
    const { types, meta } = read(route)
    const original = originalOf(route)
    expect(types).toContain("Person")
    expect(types.includes("WebSite")).toBe(original === "/")
    expect(types.includes("ProfilePage")).toBe(original === about)
    expect(types.includes("ContactPage")).toBe(original === "/contact/")
    expect(types.includes("ProfessionalService")).toBe(["/contact/", "/pricing/"].includes(original))
    expect(types.includes("ItemList")).toBe(
      original === "/work/" || (original === blogs && counts.articles > 0) || isTag(route),
    )
    expect(types.includes("Blog")).toBe(original === blogs)
    expect(types.includes("BlogPosting")).toBe(isArticle(route))
    expect(types.includes("BreadcrumbList")).toBe(
      ["/resume/", "/made/", "/proof/"].includes(original) ||
        [isArticle, isState, isStudy, isTag].some((is) => is(route)),
    )
    expect(types.includes("CreativeWork") || types.includes("SoftwareSourceCode")).toBe(isStudy(route))
    expect(types.includes("Service")).toBe(isState(route) || original === "/pricing/")
    expect(meta("og:type")).toEqual([
      isArticle(route) ? "article" : profiles.has(original) ? "profile" : "website",
    ])
    expect(meta("article:published_time").length).toBe(isArticle(route) ? 1 : 0)
  })
}

test("nothing is rated or in stock, no demo is an application, and a business has its place", () => {
  for (const route of routes) {
    const { nodes } = read(route)
    expect(JSON.stringify(nodes)).not.toMatch(/"(?:Aggregate)?(?:Review|Rating)|SoftwareApplication|InStock/)
    for (const node of nodes.filter((each) => each["@type"] === "ProfessionalService"))
      expect(node).toMatchObject({ address: { addressLocality: expect.stringMatching(/\S/) } })
  }
})

test("a page's own node is named by the page's title, which says what the page is about", () => {
  for (const route of routes.filter((each) => named.has(originalOf(each)) || isState(each))) {
    const { document, nodes } = read(route)
    const title = document.querySelector("head > title")?.text
    const own = nodes.filter(({ name }) => name === title)
    expect(own, route).toHaveLength(1)
    expect(["ProfilePage", "ContactPage", "Service", "Blog"]).toContain(own[0]?.["@type"])
  }
})

test("the page about the owner says what they know, and a list says what it lists", () => {
  const { nodes } = read(about)
  const person = nodes.find((node) => node["@type"] === "Person")
  expect(person).toMatchObject({
    description: expect.stringMatching(/\S/),
    ...(counts.skills > 0 && { knowsAbout: expect.arrayContaining([expect.stringMatching(/\S/)]) }),
  })
  for (const [route, cards] of [
    ["/work/", counts.projects],
    [blogs, counts.articles],
  ] as const) {
    if (cards === 0) continue
    const page = read(route)
    const list = listed.parse(page.nodes.find((node) => node["@type"] === "ItemList"))
    expect(list.itemListElement.length).toBeLessThanOrEqual(cards)
    expect(list.itemListElement.map(({ name }) => name)).toEqual(
      page.document.querySelectorAll("main article :is(h2, h3)").map(({ text }) => text),
    )
  }
})

test("a card of the work list leads to its case study, whether the project is finished or not", () => {
  const lists = [...ofKind("work")].map((path) => read(path).document)
  for (const route of ofKind("case-study")) {
    const cards = lists.flatMap((list) => list.querySelectorAll(`article:has(a[href="${route}"])`))
    expect(cards.length, route).toBeGreaterThan(0)
  }
})

for (const route of routes.filter((each) => originalOf(each) === "/pricing/" || isState(each))) {
  test(`${route} has its visible prices in the structured data`, () => {
    const { document, nodes } = read(route)
    const { offers } = offered.parse(nodes.find((node) => node["@type"] === "Service"))
    const prices = Array.isArray(offers)
      ? offers.map(({ price }) => price)
      : [offers.lowPrice, offers.highPrice]
    expect(prices.length).toBeGreaterThan(0)
    const shown = document.querySelector("main")?.text ?? ""
    // However the currency is written, the digits are the price's.
    for (const price of prices) expect(shown.replaceAll(/[^\d]/g, "")).toContain(String(price))
    const { language } = pages.find(({ path }) => path === route) ?? {}
    if (!Array.isArray(offers)) expect(new URL(offers.url).pathname).toBe(pathIn(language, "/pricing/"))
  })
}

test("a page's breadcrumb is the same for visitors and search engines", () => {
  for (const route of routes.filter((path) => isState(path) || isStudy(path) || isArticle(path))) {
    const { document, nodes } = read(route)
    const list = JSON.stringify(nodes.find((node) => node["@type"] === "BreadcrumbList"))
    const links = document.querySelector("main nav ol")?.querySelectorAll("a") ?? []
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(list).toContain(`${link.getAttribute("href")}"`)
  }
})

test("the feed has whole articles, newest first", () => {
  test.skip(counts.articles === 0, "There are no articles")
  const feed = fileAt("/rss.xml")
  const dates = [...feed.matchAll(/<pubDate>([^<]+)/g)].map(([, date = ""]) => Date.parse(date))
  expect(dates).toHaveLength(counts.articles)
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  const headings = [...feed.matchAll(/<h2>(.*?)<\/h2>/gs)].map(([, html = ""]) => parse(html).text)
  for (const route of routes.filter(isArticle)) {
    const { document } = read(route)
    const sections = document.querySelectorAll('main nav a[href^="#"]')
    expect(sections.length).toBeGreaterThanOrEqual(atLeast(3, 0))
    expect(headings).toEqual(expect.arrayContaining(sections.map(({ text }) => text)))
  }
})

test("a page about articles names the feeds, and the JSON Feed has the same articles", () => {
  test.skip(counts.articles === 0, "There are no articles")
  const rss = fileAt("/rss.xml")
  const json = itemsOf.parse(JSON.parse(fileAt("/feed.json")))
  expect(json.items.map(({ url }) => url)).toEqual(
    [...rss.matchAll(/<item>.*?<link>([^<]+)/gs)].map(([, link]) => link),
  )
  for (const route of [blogs, ...routes.filter(isArticle), ...tagPages.map(({ path }) => path)]) {
    const { document } = read(route)
    const feeds = document
      .querySelectorAll("link[rel=alternate][type]")
      .map((link) => link.getAttribute("href") ?? "")
    expect(feeds).toEqual(expect.arrayContaining(["/rss.xml", "/feed.json"]))
    for (const feed of feeds) expect(existsSync(`public${feed}`), feed).toBe(true)
  }
})

for (const { path, list } of tagPages) {
  test(`${path} lists the articles about its tag, for visitors and search engines`, () => {
    const { document, nodes, meta } = read(path)
    const cards = document.querySelectorAll("main article h2").map(({ text }) => text)
    expect(cards.length).toBeGreaterThan(0)
    const items = listed.parse(nodes.find((node) => node["@type"] === "ItemList")).itemListElement
    expect(items.map(({ name }) => name)).toEqual(cards)
    const crumbs = nodes.find((node) => node["@type"] === "BreadcrumbList")
    expect(JSON.stringify(crumbs)).toContain(blogs)
    expect(document.querySelector('nav[aria-label="Breadcrumb"]')?.text).toContain(list?.category)
    expect(document.querySelector("h1")?.text).toContain(list?.category)
    expect(meta("og:image")[0]).toMatch(/\/share\/.+\.jpg$/)
    const feed = document.querySelector('link[rel=alternate][href^="/feeds/"]')?.getAttribute("href") ?? ""
    const entries = fileAt(feed).match(/<item>/g) ?? []
    expect(entries.length).toBeGreaterThanOrEqual(cards.length)
  })
}

test("an article links to the pages of its tags", () => {
  for (const route of routes.filter(isArticle)) {
    const { document, meta } = read(route)
    const linked = document.querySelectorAll('ul[aria-label="Topics"] a').map(({ text }) => text)
    expect(linked).toEqual(meta("article:tag"))
  }
})

test("the sitemap has an article's own date as its last change", () => {
  const sitemap = fileAt("/sitemap-0.xml")
  for (const route of routes.filter(isArticle)) {
    const { meta } = read(route)
    const day = (meta("article:modified_time")[0] ?? "").slice(0, 10)
    expect(sitemap).toMatch(new RegExp(`${route}</loc><lastmod>${day}`))
  }
})

test("a state page has local content: clocks and meetings, what is asked there, and work that matches", () => {
  test.skip(!routes.includes("/work/"), "There is no work that could match")
  const { document: workList } = read("/work/")
  const studyOf = (title = "") => {
    const card = workList.querySelectorAll("article").find((each) => each.querySelector("h2")?.text === title)
    return routes.find((route) => route === `/work/${card?.id}/`)
  }
  for (const route of routes.filter(isState)) {
    const { document } = read(route)
    const work = document.querySelectorAll("main li a").filter((link) => link.querySelector("img"))
    expect(work.length, route).toBeGreaterThan(0)
    for (const link of work) {
      const study = studyOf(link.querySelector("strong")?.text)
      if (study) expect(link.getAttribute("href"), route).toBe(study)
    }
    const terms = document.querySelectorAll("main dl").map((list) => list.querySelectorAll("dt").length)
    // The prices, the questions and the facts are one description list each.
    expect(terms, route).toHaveLength(3)
    for (const count of terms) expect(count, route).toBeGreaterThanOrEqual(2)
  }
})
