import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import sharp from "sharp"
import { faces } from "../../src/startup/faces"
import { titleBlockFiller } from "../../src/post-build/title-block/fill-title-blocks"
import { nonBreakingTitle } from "../../src/text/non-breaking-title"
import { audit } from "./audit"

const url = "https://ada.example"
const person = { "@type": "Person", "@id": `${url}/#person`, name: "Ada", url: `${url}/` }

function page(pathname: string, title: string, graph: object[] = [person]): string {
  const meta = {
    description: `${title}: ${"one of the pages of a very small site. ".repeat(3)}`,
    keywords: "a",
    "og:title": title,
    "og:description": "d",
    "og:url": url + pathname,
    "og:type": pathname === "/work/" ? "article" : "website",
    "og:site_name": "Ada",
    "og:image": `${url}/share/${pathname === "/" ? "home" : "work"}.jpg`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "A card",
    "twitter:card": "summary_large_image",
  }
  const metas = Object.entries(meta).map(
    ([name, content]) => `<meta property="${name}" content="${content}">`,
  )
  return `<!doctype html><html lang="en"><head><title>${title}</title>${metas.join("\n")}
    <link rel="canonical" href="${url}${pathname}"><link rel="expect" href="#part" blocking="render">
    <link rel="alternate" type="application/rss+xml" href="/rss.xml">
    <script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": graph })}</script>
    </head><body><h1>${nonBreakingTitle(title)}</h1><h2 id="part">Part</h2>
    <a href="/work/#part">Work</a> <a href="https://elsewhere.example/">Elsewhere</a>
    <a href="tel:+15125550142">(512) 555-0142</a> <a href="tel:+15125550142">+1 512-555-0142</a>
    <a href="tel:+441632960042">01632 960 042</a> <a href="tel:+4930123456">+49 (0)30 / 1234-56</a>
    <img src="/a.png" srcset="/a.png 1x, /b.png 2x" width="1" height="1" alt="">
    <video poster="/a.png"></video></body></html>`
}

const home = page("/", "The home page of Ada")
const feedOf = (address: string, link = `${url}/work/`) =>
  `<rss version="2.0"><channel><title>Ada</title><link>${url}/</link><description>Notes</description><atom:link rel="self" href="${url}/${address}"/>` +
  `<item><title>Work</title><link>${link}</link><guid>${link}</guid><pubDate>Thu, 02 Jul 2026 11:00:00 GMT</pubDate><content:encoded>&lt;a href=&quot;${url}/&quot;&gt;&lt;/a&gt;</content:encoded></item></channel></rss>`
const goodFeed = feedOf("rss.xml")
const jsonFeedOf = (link: string) =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1",
    title: "Ada",
    feed_url: `${url}/feed.json`,
    items: [
      {
        id: link,
        url: link,
        title: "Work",
        content_html: "<p>Work</p>",
        date_published: "2026-07-02T11:00:00.000Z",
      },
    ],
  })
const addresses = ["/", "/index.html", "/work/", "/work/index.html"]
const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
const goodPolicy = `default-src 'none'; script-src 'self' ${hash}; base-uri 'none'`
const work = page("/work/", "The work of Ada Byron", [
  person,
  { "@type": "ProfilePage", "@id": `${url}/work/#page`, mainEntity: { "@id": `${url}/#person` } },
])

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "audit-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Makes a share image of the given width and color. */
const card = (width: number, background: string) =>
  sharp({ create: { width, height: 630, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Returns the errors of a site of two pages, with the given work page and options. */
async function errorsOf(
  workPage: string,
  {
    sitemap = [`${url}/`, `${url}/work/`],
    shareWidth = 1200,
    shareColor = "black",
    data = "",
    feed = goodFeed,
    policy = goodPolicy,
    listed = ["/", "/work/"],
  } = {},
) {
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  write("index.html", home)
  write("work/index.html", workPage)
  write("rss.xml", feed)
  write(
    "_headers",
    addresses.map((at) => `${at}\n${policy && `  Content-Security-Policy: ${policy}\n`}`).join(""),
  )
  write("robots.txt", `Sitemap: ${url}/sitemap-index.xml`)
  write("manifest.webmanifest", JSON.stringify({ name: "Ada", icons: [{ src: "/a.png" }] }))
  write("a.png", "")
  write("b.png", "")
  write("sitemap-index.xml", `<loc>${url}/sitemap-0.xml</loc>`)
  write("sitemap-0.xml", sitemap.map((at) => `<loc>${at}</loc>`).join(""))
  write("share/home.jpg", await card(1200, "white"))
  write("share/work.jpg", await card(shareWidth, shareColor))
  if (data) write("page-data/work/page-data.json", data)
  const { errors, warnings } = await audit(folder, listed)
  warned = warnings
  return errors
}

/** The warnings of the last audit. */
let warned: string[] = []

test("A correct site has no errors", async () => {
  expect(await errorsOf(work)).toEqual([])
})

test("It reports a page that was not built", async () => {
  expect(await errorsOf(work, { listed: ["/", "/work/", "/lost/"] })).toEqual(["/lost/ was not built"])
})

test.each([
  [
    "a mail address that Cloudflare may replace",
    "</body>",
    '<a href="mailto:ada@ada.example">Mail</a></body>',
    "the mail address ada@ada.example is not kept",
  ],
  ["a page without the mark of its first view", ' blocking="render"', "", 'has 0 links of rel="expect"'],
  ["a link that leads nowhere", 'href="/work/#part"', 'href="/wrok/"', "/wrok/ leads nowhere"],
  ["a link to the same origin in full", 'href="/work/#part"', `href="${url}/wrok/"`, "leads nowhere"],
  ["an anchor that is not there", 'href="/work/#part"', 'href="/work/#prat"', "no such anchor"],
  ["an anchor of its own page that is not there", 'href="/work/#part"', 'href="#prat"', "no such anchor"],
  ["a link without its slash", 'href="/work/#part"', 'href="/work#part"', "is redirected"],
  ["a picture that is not there", 'src="/a.png"', 'src="/c.png"', "/c.png leads nowhere"],
  ["a candidate that is not there", "/b.png 2x", "/c.png 2x", "/c.png leads nowhere"],
  ["a poster that is not there", 'poster="/a.png"', 'poster="/c.png"', "/c.png leads nowhere"],
  ["an address without encryption", "https://elsewhere", "http://elsewhere", "not encrypted"],
  ["a missing description of the share image", "og:image:alt", "og:image:all", "no og:image:alt"],
  ["a relative share image", `content="${url}/share`, 'content="/share', "og:image is not an address"],
  ["no language", ' lang="en"', "", "markup: .*lang"],
  ["no feed", "application/rss+xml", "text/html", "no feed"],
  ["a short title", "<title>The work of Ada Byron", "<title>Work", "title has 4 characters"],
  [
    "a short title of wide letters",
    "<title>The work of Ada Byron",
    "<title>作品",
    "title has 4 .* counts two",
  ],
  [
    "the title of another page",
    "<title>The work of Ada Byron",
    "<title>The home page of Ada",
    "description as /",
  ],
  ["another page's address", `canonical" href="${url}/work/"`, `canonical" href="${url}/"`, "canonical is"],
  ["a title whose words may be parted", "of\u00a0Ada", "of Ada", "may be parted"],
  [
    "the empty place of a drawing before words",
    '<h2 id="part">',
    '<main><div><span><noscript></noscript></span><p>Zync</p></div></main><template id="first-view-end"></template><h2 id="part">',
    'before "Zync"',
  ],
  ["a second first heading", "<h2", "<h1>Twice</h1><h2", "markup: Multiple <h1>"],
  [
    "a skipped level",
    '<h2 id="part">Part</h2>',
    '<h4 id="part">Part</h4>',
    "markup: .*expected <h2> but got <h4>",
  ],
  ["an id twice", "<video", '<p id="part"></p><video', "markup: Duplicate ID"],
  ["a picture without a height", ' height="1"', "", "no height"],
  ["a picture without alt", ' alt=""', "", "markup: .*alt"],
  ["an element where it may not be", "<h2", "<p><h2", "markup: .*<p>"],
  ["a script of a type that is none", "<video", '<script type="late"></script><video', 'markup: .*"type"'],
  ["structured data that is no JSON", '{"@context"', '{"@context', "structured data"],
  ["a type the site does not use", '"ProfilePage"', '"WebPage"', "WebPage"],
  ["a missing property", '"mainEntity"', '"main"', "ProfilePage has no mainEntity"],
  [
    "a reference to nothing",
    'mainEntity":{"@id":"https://ada.example/#person',
    'mainEntity":{"@id":"https://ada.example/#owner',
    "is not defined",
  ],
  ["a value that is undefined", '"name":"Ada"', '"name":"undefined"', 'value "undefined"'],
])("It reports %s", async (_, from, to, error) => {
  expect(work).toContain(from)
  const errors = await errorsOf(work.replace(from, to))
  const own = errors.filter((line) => line.startsWith("/work/"))
  expect(own).toEqual([expect.stringMatching(new RegExp(error))])
})

test("It reports structured data that Google does not take for its results", async () => {
  const offer = { lowPrice: 1, highPrice: 2, offerCount: 2, priceCurrency: "dollars" }
  const graph = [person, { "@type": "AggregateOffer", "@id": `${url}/work/#offer`, ...offer }]
  expect(await errorsOf(page("/work/", "The work of Ada Byron", graph))).toEqual([
    expect.stringMatching(/^\/work\/ structured data, AggregateOffer: .*priceCurrency/),
  ])
})

test("It reports a page that the sitemap does not have, and one that it should not have", async () => {
  expect(await errorsOf(work, { sitemap: [`${url}/`] })).toEqual(["/work/ is not in the sitemap"])
  expect(await errorsOf(work, { sitemap: [`${url}/`, `${url}/work/`, `${url}/old/`] })).toEqual([
    expect.stringContaining("/old/"),
  ])
})

test("It reports a share image of the wrong size", async () => {
  expect(await errorsOf(work, { shareWidth: 600 })).toEqual([expect.stringContaining("1200 × 630")])
})

test("It reports a share image that two pages have", async () => {
  expect(await errorsOf(work, { shareColor: "white" })).toEqual(["/work/ has the share image of /"])
})

test("It reports a style attribute in a page's data", async () => {
  const data = JSON.stringify({ html: '<p style="color: red">' })
  expect(await errorsOf(work, { data })).toEqual(["/work/ has a style attribute in its page data"])
})

test.each([
  ["has no articles", goodFeed.replace(/<item>.*<\/item>/, "")],
  ["links to", feedOf("rss.xml", `${url}/wrok/`)],
  ["relative", goodFeed.replace(`${url}/&quot;`, "/&quot;")],
])("It reports a faulty feed: %s", async (error, feed) => {
  expect(await errorsOf(work, { feed })).toEqual([expect.stringContaining(error)])
})

test("It finds an anchor that is written with codes in its id, too", async () => {
  const note = '<p id="fn-%C3%A9">Note</p><a href="#fn-%C3%A9">Note</a></body>'
  expect(await errorsOf(work.replace("</body>", note))).toEqual([])
  expect(await errorsOf(work.replace("</body>", note.replace("id=", "title=")))).toEqual([
    "/work/ #fn-%C3%A9: there is no such anchor",
  ])
})

test("A site without articles needs no feed", async () => {
  const noFeed = work
    .replace("application/rss+xml", "text/html")
    .replace('content="article"', 'content="website"')
  expect(await errorsOf(noFeed, { feed: "" })).toEqual([])
})

test.each(["feeds/css.xml", "feed.json"])("It reports a lost link in %s", async (name) => {
  const link = `${url}/lost/`
  const text = name.endsWith("xml") ? feedOf(name, link) : jsonFeedOf(link)
  mkdirSync(path.join(folder, "feeds"))
  writeFileSync(path.join(folder, name), text)
  expect(await errorsOf(work)).toEqual([`${name} links to ${link}, which is not a page`])
})

test.each([
  ["none", "", "no Content-Security-Policy"],
  [
    "inline scripts in it",
    goodPolicy.replace("'self'", "'self' 'unsafe-inline'"),
    "script-src 'unsafe-inline'",
  ],
  ["eval in it", goodPolicy.replace("'self'", "'self' 'unsafe-eval'"), "script-src 'unsafe-eval'"],
  ["scripts of every origin", goodPolicy.replace("'self'", "https:"), "script-src https:"],
  [
    "scripts of an origin that serves anyone's",
    goodPolicy.replace("'self'", "https://ajax.googleapis.com"),
    "bypass",
  ],
  ["a misspelled directive", goodPolicy.replace("base-uri", "base-url"), "base-url"],
])("It reports a policy with %s, at every address of every page", async (_, policy, error) => {
  const errors = await errorsOf(work, { policy })
  for (const address of addresses)
    expect(errors).toContainEqual(expect.stringMatching(new RegExp(`^${address} has .*${error}`)))
})

/** Adds a file to the built site. */
function addFile(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

describe("a page with a title block", () => {
  const manner = {
    localeOf: () => ({ language: "en", words: { strict: "Strict", relaxed: "Relaxed" } }),
    dayOf: () => "2026-11-24",
  }
  const end = `<dl><dt>Document</dt><dd data-figure="document">–</dd><dt>Script</dt><dd data-figure="script">–</dd></dl>
    <script type="text/x-late" data-files="/shell-1.js"></script></body>`
  const block = work.replace("</body>", end)
  const many = Array.from({ length: 900 }, (_, index) => (index * 7919).toString(36)).join(" ")
  const sign = () => titleBlockFiller(folder, manner)("/work/", block, goodPolicy)

  beforeEach(() => {
    const data = { componentChunkName: "component---work", result: { pageContext: {} } }
    addFile("page-data/work/page-data.json", JSON.stringify(data))
    addFile("shell-1.js", `let words = "${"a few words of the shell ".repeat(20)}"`)
    for (const name of ["a.png", "b.png"]) addFile(name, "")
    for (const { file } of faces) addFile(file.slice(1), "")
  })

  test("weighs what the block says", async () => {
    expect(await errorsOf(sign())).toEqual([])
  })

  test.each([
    ["a longer text", /^\/work\/ says .* of document/, (html: string) => html.replace("<h1>", `<h1>${many}`)],
    [
      "a longer script",
      /^\/work\/ says .* of script/,
      (html: string) => {
        addFile("shell-1.js", many)
        return html
      },
    ],
    [
      "other figures in its data",
      /^\/work\/ has other figures/,
      (html: string) => {
        addFile(
          "page-data/work/page-data.json",
          '{"componentChunkName":"component---work","result":{"pageContext":{}}}',
        )
        return html
      },
    ],
  ])("is an error with %s than the block says", async (_, error, corrupt) => {
    expect(await errorsOf(corrupt(sign()))).toContainEqual(expect.stringMatching(error))
  })
})

test("A page with too much text gets a warning, not an error", async () => {
  const words = Array.from({ length: 12_000 }, (_, index) => (index * 7919).toString(36)).join(" ")
  expect(await errorsOf(work.replace("</body>", `<p>${words}</p></body>`))).toEqual([])
  expect(warned).toEqual([expect.stringMatching(/^\/work\/ is \d+ kB as sent/)])
  await errorsOf(work)
  expect(warned).toEqual([])
})

describe("what “Hear this page” says", () => {
  const heading = { key: "a", role: "heading", name: "Work" }
  const language = /<html[^>]* lang="([^"]*)"/.exec(work)?.[1] ?? ""
  const says = (...heard: object[]) => {
    addFile(`page-data/accessibility-tree.${language}.json`, "{}")
    for (const each of ["index", "work"])
      addFile(`page-data/${each}/accessibility-tree.json`, JSON.stringify({ heard }))
    return errorsOf(work)
  }

  test("must have the page's headings", async () => {
    const all = [...work.matchAll(/<h\d/g)].map(() => heading)
    expect((await says(...all)).filter((error) => error.startsWith("/work/"))).toEqual([])
    expect(await says(...all, heading)).toContainEqual(
      expect.stringMatching(/^\/work\/ has \d headings, and \d in its accessibility tree/),
    )
  })

  test("must have names", async () => {
    expect(await says({ ...heading, role: "link", name: "" })).toContain(
      "/work/ has a link without an accessible name",
    )
  })

  test("must be there", async () => {
    addFile(`page-data/accessibility-tree.${language}.json`, "{}")
    expect(await errorsOf(work)).toContainEqual(expect.stringMatching(/^\/work\/ has no accessibility tree/))
  })
})
