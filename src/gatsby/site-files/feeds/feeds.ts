import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Item } from "feed"
import type { BuildArgs } from "gatsby"
import type { Content } from "../../../model/read/content"
import { feedAddresses } from "../../../routes/tag-pages"
import { feedTitles } from "./feed-languages"
import { noonOf } from "../../schema/locale/zoned-date"
import { feedMarkup } from "./feed-markup"

type Article = {
  path: string
  /** The language of its words, if it has no translation. */
  written: string | null
  title: string
  summary: string
  author: string
  date: string
  updated: string | null
  tagList: { name: string }[]
  html: string
  evidence: { sample: boolean } | null
}
type mutate = {
  siteSettings: { url: string; title: string; language: string; owner: { timeZone: string } }
  blogsPage: { seo: { description: string }; tagList: { name: string; path: string | null }[] }
  allArticle: { nodes: Article[] }
  words: { body: { sampleMark: string } }
}

/** The number of newest articles in a feed. Feed readers keep older ones. */
const length = 30

const query = `{
  siteSettings { url title language owner { timeZone } }
  blogsPage { seo { description } tagList { name path } }
  allArticle(sort: [{ date: DESC }, { slug: ASC }]) { nodes { path written title summary author date updated tagList { name } html evidence { sample } } }
  words { body { sampleMark } }
}`

/** Writes the feeds of a built site: in each language the blog's, and one of each tag that has a page. */
export async function writeFeeds(root: string, content: Content, graphql: BuildArgs["graphql"]) {
  // Those of an earlier build may be of tags that no article has any longer.
  for (const earlier of ["rss.xml", "feed.json", "feeds"])
    rmSync(path.join(root, earlier), { recursive: true, force: true })
  const [own] = content.languages
  for (const language of feedTitles(content).keys()) {
    // The resolvers read the language from the context, as they do in a page's query (src/gatsby/languages/).
    const { data, errors } = await graphql<mutate>(query, language === own ? {} : { language })
    if (!data) throw new Error(`The feeds could not be made: ${String(errors)}`)
    for (const [address, text] of await feedsOf(data, language === own ? null : language)) {
      const file = path.join(root, address)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
}

/**
 * The files of all feeds in a language, by address, with the full text of the newest articles; none without articles.
 * @param language a further language of the site; null for its own.
 */
export async function feedsOf(
  { siteSettings: site, blogsPage, allArticle, words }: mutate,
  language: string | null = null,
) {
  // An ES module only, so code that runs as CommonJS has to import it at run time.
  const { Feed } = await import("feed")

  function feedOf(articles: readonly Article[], title: string, link: { rss: string } | { json: string }) {
    const [newest] = articles
    const feed = new Feed({
      title,
      description: blogsPage.seo.description,
      id: `${site.url}/`,
      link: `${site.url}/`,
      language: site.language,
      feedLinks: link,
      generator: false,
      copyright: "",
      // By its content, and not by the clock: the same articles make the same file.
      updated: new Date(noonOf(newest?.date ?? "1970-01-01", site.owner.timeZone)),
    })
    for (const article of articles.slice(0, length))
      feed.addItem(itemOf(article, site, words.body.sampleMark, "rss" in link))
    return feed
  }

  const nodes = allArticle.nodes.filter(({ written }) => !written)
  const at = feedAddresses(language)
  if (nodes.length === 0) return new Map<string, string>()
  const rss = feedOf(nodes, site.title, { rss: site.url + at.rss }).rss2()
  const json = feedOf(nodes, site.title, { json: site.url + at.json }).json1()
  const tags = blogsPage.tagList.flatMap(({ name, path: page }) => {
    if (page === null) return []
    const tagged = nodes.filter(({ tagList }) => tagList.some((tag) => tag.name === name))
    const address = at.tag(name)
    return [[address, feedOf(tagged, `${name}: ${site.title}`, { rss: site.url + address }).rss2()] as const]
  })
  return new Map([[at.rss, rss], [at.json, json], ...tags])
}

function itemOf(
  article: Article,
  { url, owner }: mutate["siteSettings"],
  sample: string,
  isRss: boolean,
): Item {
  const { path: page, title, summary, author, date, updated, tagList, html, evidence } = article
  return {
    title,
    id: url + page,
    link: url + page,
    // RSS has HTML there, JSON Feed plain text.
    description: isRss ? escaped(summary) : summary,
    // A reader does not see the page's mark.
    content:
      (evidence?.sample ? `<p><strong>${escaped(sample)}</strong></p>` : "") + feedMarkup(html, url + page),
    published: new Date(noonOf(date, owner.timeZone)),
    date: new Date(noonOf(updated ?? date, owner.timeZone)),
    category: tagList.map(({ name }) => ({ name })),
    // RSS itself knows authors by their mail address only.
    ...(isRss
      ? { extensions: [{ name: "dc:creator", objects: { _text: author } }] }
      : { author: [{ name: author }] }),
  }
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
