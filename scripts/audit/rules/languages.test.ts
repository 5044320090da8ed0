import { parse } from "node-html-parser"
import { otherLanguageLinks } from "./other-language-links"
import { alternates, languageLinks, ownLanguage, partDirections } from "./languages"
import type { Page, Rule, Site } from "../site"

const url = "https://ada.example"
const addresses = { "en-US": "/pricing/", es: "/es/precios/" }
type Language = keyof typeof addresses

const named = [
  { hreflang: "en-US", href: `${url}/pricing/` },
  { hreflang: "es", href: `${url}/es/precios/` },
  { hreflang: "x-default", href: `${url}/pricing/` },
]

const linkTo = (language: Language) =>
  `<a hreflang="${language}" lang="${language}" href="${addresses[language]}">${language}</a>`

/** The page with the prices in a language, which leads to an article in English. */
function pricing(language: Language): string {
  const other = language === "es" ? "en-US" : "es"
  const foreign = language === "es"
  const links = named.map(
    ({ hreflang, href }) => `<link rel="alternate" href="${href}" hreflang="${hreflang}">`,
  )
  return `<html lang="${language}"><head>${links.join("")}
    <link rel="alternate" type="application/rss+xml" hreflang="en-US" href="/rss.xml">
    <meta property="og:locale" content="${language === "es" ? "es_US" : "en_US"}">
    <script type="application/ld+json">{"inLanguage":"${language}"}</script></head>
    <body><header>${linkTo(other)}</header><h1>Prices</h1>
    <article${foreign ? ' lang="en-US"' : ""}><a href="/notes/#one"${foreign ? ' hreflang="en-US"' : ""}>Notes</a></article>
    <a href="/es/precios/"${foreign ? "" : ' hreflang="es"'}>Precios</a> <a href="https://elsewhere.example/">Elsewhere</a>
    <footer>${linkTo(other)}</footer></body></html>`
}

const notes = `<html lang="en-US"><head><meta property="og:type" content="article"></head><body><h1>Notes</h1></body></html>`
const home = `<html lang="en-US"><body><h1>Ada</h1></body></html>`

/** What a rule finds on a page of the site, once part of it is another. */
async function found(rule: Rule, at: string, page = at, from = "", to = "", listed = named) {
  const files = {
    "/": home,
    "/notes/": notes,
    "/pricing/": pricing("en-US"),
    "/es/precios/": pricing("es"),
    "/es/": `<html lang="es"><body></body></html>`,
  }
  const pages = new Map<string, Page>(
    Object.entries(files).map(([path, text]) => {
      const html = path === page ? text.replaceAll(from, to) : text
      if (html === text && path === page && from !== to) throw new Error(`${path} has no ${from}`)
      return [path, { path, html, document: parse(html) }]
    }),
  )
  const site: Site = {
    url,
    pages,
    listed: [],
    alternates: new Map(["/pricing/", "/es/precios/"].map((path) => [url + path, listed])),
    serves: () => true,
  }
  return rule(pages.get(at)!, site)
}

test.each(["/", "/notes/", "/pricing/", "/es/precios/"])("%s of a correct site has no errors", async (at) => {
  for (const rule of [alternates, languageLinks, ownLanguage, partDirections, otherLanguageLinks])
    expect(await found(rule, at)).toEqual([])
})

test.each([
  [
    "does not name itself",
    "/pricing/",
    `href="${url}/pricing/" hreflang="en-US"`,
    `href="${url}/" hreflang="en-US"`,
    "does not name itself",
  ],
  ["names no page for all others", "/pricing/", "x-default", "x", "x-default"],
  [
    "names another page for all others",
    "/pricing/",
    `href="${url}/pricing/" hreflang="x-default"`,
    `href="${url}/" hreflang="x-default"`,
    "x-default",
  ],
  [
    "names an address that is no page",
    "/pricing/",
    `href="${url}/es/precios/"`,
    `href="${url}/es/prices/"`,
    "which is not a page",
  ],
  [
    "names a page in another language",
    "/pricing/",
    `href="${url}/es/precios/"`,
    `href="${url}/notes/"`,
    "which is in en-US",
  ],
  ["names a language twice", "/pricing/", 'hreflang="es">', 'hreflang="en-US">', "two pages in en-US"],
])("a page is told that %s", async (_, at, from, to, error) => {
  expect(await found(alternates, at, at, from, to)).toContainEqual(expect.stringContaining(error))
})

test("a page is told whose other language does not name it", async () => {
  const [lost] = await found(
    alternates,
    "/pricing/",
    "/es/precios/",
    '<link rel="alternate" href',
    "<link href",
  )
  expect(lost).toContain("does not name the same languages")
})

test("a page is told of which the sitemap says other languages", async () => {
  expect(await found(alternates, "/pricing/", "/pricing/", "", "", named.slice(0, 2))).toEqual([
    expect.stringContaining("the sitemap names other languages"),
  ])
})

const withoutLink = (from: string, to: string) => found(languageLinks, "/pricing/", "/pricing/", from, to)

test.each(["header", "footer"])(
  "a page is told whose %s does not lead to its other language",
  async (part) => {
    const missing = [expect.stringContaining(`its ${part} has no link`)]
    expect(await withoutLink(`<${part}>${linkTo("es")}`, `<${part}>`)).toEqual(missing)
    expect(await withoutLink(`<${part}><a hreflang="es" lang="es"`, `<${part}><a hreflang="es"`)).toEqual(
      missing,
    )
  },
)

test.each([
  ["its folder", '<html lang="es">', '<html lang="en-US">', "stands where pages in es do"],
  ["its link preview", "es_US", "en_US", "link preview in en_US"],
  ["its structured data", '"inLanguage":"es"', '"inLanguage":"en-US"', "structured data in en-US"],
])("a page is told that is in another language than %s", async (_, from, to, error) => {
  const errors = await found(ownLanguage, "/es/precios/", "/es/precios/", from, to)
  expect(errors).toContainEqual(expect.stringContaining(error))
})

test("a page is told which part runs in another direction without saying so", async () => {
  const from = '<article lang="en-US">'
  const inHebrew = (to: string) => found(partDirections, "/es/precios/", "/es/precios/", from, to)
  expect(await inHebrew('<article lang="he">')).toEqual([expect.stringContaining("run rtl")])
  expect(await inHebrew('<article lang="he" dir="rtl">')).toEqual([])
  expect(await inHebrew('<article dir="rtl" lang="he"><p lang="en">')).toEqual([
    expect.stringContaining("run ltr"),
  ])
})

test.each([
  ["a link to another language does not say so", ' hreflang="en-US">Notes', ">Notes", "says nothing"],
  [
    "a link says another language than that of its page",
    ' hreflang="en-US">Notes',
    ' hreflang="de">Notes',
    "says de",
  ],
  [
    "a link to its own language says one",
    '<a href="/es/precios/"',
    '<a hreflang="es" href="/es/precios/"',
    "says es",
  ],
  [
    "an article's title is not marked as another language's",
    '<article lang="en-US"',
    "<article",
    "not marked as en-US",
  ],
])("a page is told where %s", async (_, from, to, error) => {
  const errors = await found(otherLanguageLinks, "/es/precios/", "/es/precios/", from, to)
  expect(errors).toEqual([expect.stringContaining(error)])
})
