import { parse } from "node-html-parser"
import { parser } from "sax"
import { z } from "zod"
import { feedsOf } from "./feeds"
import en from "../../../words/en.json"

const url = "https://ada.example"

const article = (name: string, date: string, ...tags: string[]) => ({
  path: `/${name}/`,
  written: null,
  title: `${name} & <others>`,
  summary: "What came of it.",
  author: "Ada Byron",
  date,
  updated: null,
  tagList: tags.map((tag) => ({ name: tag })),
  html: '<p>See <a href="/work/">the work</a>.</p>',
  evidence: { sample: false },
})

const feeds = (nodes: ReturnType<typeof article>[], tagList: { name: string; path: string | null }[] = []) =>
  feedsOf({
    words: { body: { sampleMark: en.body.sampleMark } },
    siteSettings: { url, title: "Ada's site", language: "en-GB", owner: { timeZone: "Europe/London" } },
    blogsPage: { seo: { description: "Notes." }, tagList },
    allArticle: { nodes },
  })

const jsonFeed = z.object({
  version: z.string(),
  title: z.string(),
  feed_url: z.string(),
  items: z.array(z.looseObject({ url: z.string() })),
})

const linksIn = (rss = "") =>
  parse(rss)
    .querySelectorAll("item > guid")
    .map(({ text }) => text)

test("the blog's feed has whole articles with absolute addresses, author, date and tags", async () => {
  const rss = (await feeds([article("b", "2026-07-02", "React", "C#")])).get("/rss.xml")
  for (const part of [
    "<language>en-GB</language>",
    'href="https://ada.example/rss.xml"',
    "<link>https://ada.example/b/</link>",
    "<dc:creator>Ada Byron</dc:creator>",
    "<pubDate>Thu, 02 Jul 2026 11:00:00 GMT</pubDate>",
    "<category>C#</category>",
    "b & <others>",
    '<a href="https://ada.example/work/">the work</a>',
  ])
    expect(rss).toContain(part)
})

test("an article whose figures are made up says so in a feed too, before its text", async () => {
  const invented = { ...article("b", "2026-07-02"), evidence: { sample: true } }
  const texts = [...(await feeds([invented])).values()]
  expect(texts).toHaveLength(2)
  for (const text of texts) expect(text).toMatch(/Sample figures<\/strong><\/p><p>See/)
  for (const text of (await feeds([article("a", "2026-07-01")])).values()) expect(text).not.toMatch(/sample/i)
})

test("a further language has feeds of the articles in it, in a folder of their own", async () => {
  const spanish = await feedsOf(
    {
      words: { body: { sampleMark: en.body.sampleMark } },
      siteSettings: { url, title: "El sitio", language: "es", owner: { timeZone: "Europe/London" } },
      blogsPage: {
        seo: { description: "Notas." },
        tagList: [{ name: "C#", path: "/es/blog/tags/c-sharp/" }],
      },
      allArticle: {
        nodes: [article("b", "2026-07-02", "C#"), { ...article("a", "2026-07-03", "C#"), written: "en-US" }],
      },
    },
    "es",
  )
  expect([...spanish.keys()]).toEqual([
    "/feeds/es/rss.xml",
    "/feeds/es/feed.json",
    "/feeds/es/tags/c-sharp.xml",
  ])
  const rss = spanish.get("/feeds/es/rss.xml")
  expect(rss).toContain("<language>es</language>")
  expect(linksIn(rss)).toEqual(["https://ada.example/b/"])
})

test("the same articles are there as JSON Feed", async () => {
  const text = (await feeds([article("b", "2026-07-02", "React"), article("a", "2026-07-01")])).get(
    "/feed.json",
  )
  const feed = jsonFeed.parse(JSON.parse(text ?? ""))
  expect(feed).toMatchObject({ title: "Ada's site", feed_url: `${url}/feed.json` })
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\//)
  expect(feed.items.map((item) => item.url)).toEqual([`${url}/b/`, `${url}/a/`])
  expect(feed.items[0]).toMatchObject({
    title: "b & <others>",
    summary: "What came of it.",
    date_published: "2026-07-02T11:00:00.000Z",
    author: { name: "Ada Byron" },
    tags: ["React"],
    content_html: expect.stringContaining('href="https://ada.example/work/"'),
  })
})

test("each tag with a page has a feed of its own articles", async () => {
  const nodes = [article("b", "2026-07-02", "React", "C#"), article("a", "2026-07-01", "React")]
  const made = await feeds(nodes, [
    { name: "C#", path: "/ada-blogs/tags/c-sharp/" },
    { name: "React", path: "/ada-blogs/tags/react/" },
    { name: "Speed", path: null },
  ])
  expect([...made.keys()]).toEqual(["/rss.xml", "/feed.json", "/feeds/c-sharp.xml", "/feeds/react.xml"])
  expect(linksIn(made.get("/feeds/c-sharp.xml"))).toEqual([`${url}/b/`])
  expect(linksIn(made.get("/feeds/react.xml"))).toEqual([`${url}/b/`, `${url}/a/`])
})

test("without articles there are no feeds", async () => {
  expect([...(await feeds([])).keys()]).toEqual([])
})

test("the same articles make the same files at any time", async () => {
  const nodes = [article("a", "2026-07-01")]
  const before = await feeds(nodes)
  jest.useFakeTimers({ now: new Date("2030-01-01") })
  expect(await feeds(nodes)).toEqual(before)
  jest.useRealTimers()
})

test("texts with the characters of XML, also those that end a part of it, are XML and keep every character", async () => {
  const character = "a[b[0]]>1 & <b> 🧭"
  const entry = {
    ...article("b", "2026-07-01", character),
    title: character,
    author: character,
    html: `<p>${character}</p>`,
  }
  const rss = (await feeds([entry])).get("/rss.xml") ?? ""
  const errors: string[] = []
  const texts: string[] = []
  const reader = parser(true)
  Object.assign(reader, {
    onerror: ({ message }: Error) => errors.push(message),
    ontext: (text: string) => texts.push(text),
    oncdata: (text: string) => texts.push(text),
  })
  reader.write(rss).close()
  expect(errors).toEqual([])
  expect(texts.join("").split(character)).toHaveLength(5)
})
