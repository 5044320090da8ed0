import { noonOf } from "../zoned-date"
import { feedMarkup } from "./feed-markup"

type Article = {
  path: string
  title: string
  summary: string
  author: string
  date: string
  tags: string[]
  html: string
}
type Content = {
  query: {
    siteSettings: { url: string; title: string; language: string; owner: { timeZone: string } }
    blogsPage: { seo: { description: string } }
    allArticle: { nodes: Article[] }
  }
}

/** The number of newest articles in the feed. Feed readers keep older ones. */
const length = 30

const query = `{
  siteSettings { url title language owner { timeZone } }
  blogsPage { seo { description } }
  allArticle(sort: { date: DESC }, limit: ${length}) { nodes { path title summary author date tags html } }
}`

/** The options of gatsby-plugin-feed: the full text of the newest articles as RSS 2.0. */
export const feedOptions = (title: string) => ({
  feeds: [
    {
      title,
      output: "/rss.xml",
      query,
      setup: ({ query: { siteSettings, blogsPage } }: Content) => ({
        title: siteSettings.title,
        description: blogsPage.seo.description,
        site_url: `${siteSettings.url}/`,
        feed_url: `${siteSettings.url}/rss.xml`,
        language: siteSettings.language,
      }),
      serialize: ({ query: { siteSettings, allArticle } }: Content) =>
        allArticle.nodes.map(({ path, title: headline, summary, author, date, tags, html }) => ({
          title: headline,
          description: summary,
          url: siteSettings.url + path,
          guid: siteSettings.url + path,
          author,
          date: noonOf(date, siteSettings.owner.timeZone),
          categories: tags,
          custom_elements: [{ "content:encoded": feedMarkup(html, new URL(siteSettings.url).origin) }],
        })),
    },
  ],
})
