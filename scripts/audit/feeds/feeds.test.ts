import { parse } from "node-html-parser"
import { feedsOf } from "../../../src/gatsby/site-files/feeds/feeds"
import { renderBody } from "../../../src/gatsby/bodies/render-body"
import { fillIn } from "../../../src/text/fill-in"
import en from "../../../src/words/en.json"
import { textGuide } from "../../editor-help/text-guide"
import { feedErrors } from "./feeds"

const url = "https://ada.example"
const paths = ["/a/", "/b/"]
const site = { url, pages: new Map(paths.map((path) => [path, { path, html: "", document: parse("") }])) }

const picture = {
  width: 2,
  height: 1,
  layout: "constrained",
  images: { sources: [{ srcSet: "/a.avif 2w", type: "image/avif" }], fallback: { src: "/a.webp" } },
} as const

/** The feeds of two articles that both have everything that a text may hold. */
let feeds: ReadonlyMap<string, string>
beforeAll(async () => {
  const { html } = await renderBody(
    fillIn(textGuide.map(({ example }) => example).join("\n\n"), { name: "Ada", email: "a@ada.example" }),
    {
      type: "Article",
      pathPrefix: "",
      pictureOf: () =>
        Promise.resolve({ ...picture, images: { ...picture.images, sources: [...picture.images.sources] } }),
      words: en.body,
    },
  )
  const common = {
    summary: "a < b & c",
    author: "Ada",
    date: "2026-07-02",
    updated: null,
    html,
    evidence: null,
  }
  feeds = await feedsOf({
    words: { body: { sampleMark: en.body.sampleMark } },
    siteSettings: { url, title: "Ada", language: "en", owner: { timeZone: "UTC" } },
    blogsPage: { seo: { description: "Notes." }, tagList: [{ name: "C#", path: "/tags/c-sharp/" }] },
    allArticle: {
      nodes: paths.map((path) => ({
        ...common,
        path,
        written: null,
        title: `Of <Link> in ${path}`,
        tagList: [{ name: "C#" }],
      })),
    },
  })
})

test("feeds of articles with everything that a text may hold are in order", () => {
  expect([...feeds.keys()]).toEqual(["/rss.xml", "/feed.json", "/feeds/c-sharp.xml"])
  for (const [address, text] of feeds) {
    expect(text).toContain("Counted in May")
    expect(feedErrors(address.slice(1), text, site)).toEqual([])
  }
})

test("a summary is HTML in RSS, and plain text in a JSON Feed", () => {
  expect(feeds.get("/rss.xml")).toContain("<description><![CDATA[a &lt; b &amp; c]]></description>")
  expect(feeds.get("/feed.json")).toContain('"summary": "a < b & c"')
})

test.each([
  ["is not RSS 2.0", 'version="2.0"', 'version="0.91"'],
  ["does not link to itself", "rss.xml", "other.xml"],
  ["has no description", /<description>Notes\.<\/description>/, ""],
  ["has two articles with one id", `>${url}/b/</guid>`, `>${url}/a/</guid>`],
  ["has an article without an id", `>${url}/b/</guid>`, "></guid>"],
  ["has an article without a date", / GMT<\/pubDate>/, "</pubDate>"],
  ["has an article without a title", /<title><!\[CDATA\[.*?<\/title>/, ""],
  ["has relative addresses in an article", 'src="https://ada.example/', 'src="/'],
  ["has relative addresses in an article", `href="${url}/a/#`, 'href="#'],
  [
    "has relative addresses in an article",
    "<p>",
    '<p><img srcset="https://a.example/a.png 1x, /b.png 2x" alt="">',
  ],
  ["has <script> in an article, which readers refuse", "<p>", "<p><script>a()</script>"],
  ["has <style> in an article, which readers refuse", "<p>", "<p><style>a{}</style>"],
  [
    "has the attribute data-code in an article, which means nothing to readers",
    "<pre>",
    '<pre data-code="">',
  ],
  ["has the attribute tabindex in an article, which means nothing to readers", "<pre>", '<pre tabindex="0">'],
  ["has the attribute onclick in an article, which means nothing to readers", "<pre>", '<pre onclick="a()">'],
])("a feed that %s is named", (error, part, other) => {
  const text = feeds.get("/rss.xml") ?? ""
  const broken = text.replace(part, other)
  expect(broken).not.toBe(text)
  expect(feedErrors("rss.xml", broken, site)).toEqual([`rss.xml ${error}`])
})

test("an id that two articles have is named", () => {
  const text = (feeds.get("/rss.xml") ?? "").replaceAll("<h2>How", '<h2 id="how">How')
  expect(feedErrors("rss.xml", text, site)).toEqual(["rss.xml has an id twice, in its articles together"])
})

test.each([
  ["has a wrong form", /^\{/, "["],
  ["has a wrong version", "version/1", "version/9"],
  ["has a wrong items.0.url", `"url": "${url}/a/",`, ""],
  ["does not link to itself", `"feed_url": "${url}/feed.json"`, `"feed_url": "${url}/rss.xml"`],
  ["has two articles with one id", `"id": "${url}/b/"`, `"id": "${url}/a/"`],
])("a JSON Feed that %s is named", (error, part, other) => {
  const text = feeds.get("/feed.json") ?? ""
  const broken = text.replace(part, other)
  expect(broken).not.toBe(text)
  expect(feedErrors("feed.json", broken, site)).toEqual([`feed.json ${error}`])
})
