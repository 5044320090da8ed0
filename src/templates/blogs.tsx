import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { PageIntro } from "../components/heading/page-intro"
import { Pagination } from "../components/pagination/pagination"
import { JsonFeedLink } from "../components/seo/feed-links"
import { Seo } from "../components/seo/seo"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { blog } from "../seo/json-ld/blog"
import { itemList } from "../seo/json-ld/item-list"
import { assertPresent } from "../text/assert-present"
import type { ListPage } from "../routes/list-pages"
import { feedAddresses } from "../routes/tag-pages"
import { listPageTexts } from "../text/list-page-texts"
import { ArticleList } from "../sections/blogs/article-list"
import { BlogFooter } from "../sections/blogs/blog-footer"

type Context = Omit<ListPage, "path"> & { list: string }

/** The feeds of the page's language, or else those of the site's own. */
function feedsOf({ siteSettings }: Queries.BlogsQuery) {
  const { rss, json } = feedAddresses(siteSettings?.feedLanguage ?? null)
  return [
    { name: "RSS", path: rss },
    { name: "JSON Feed", path: json },
  ]
}

const wordsOf = ({ blogsPage }: Queries.BlogsQuery, context: Context) =>
  listPageTexts(assertPresent(blogsPage, "content/pages/blogs.json"), context)

/** One page of the article list, newest first. */
export default function BlogsPage({ data, pageContext }: PageProps<Queries.BlogsQuery, Context>) {
  return (
    <>
      <PageIntro intro={wordsOf(data, pageContext).intro} />
      <ArticleList articles={data.allArticle.nodes} />
      <Pagination {...pageContext} />
      {data.allArticle.nodes.length > 0 && (
        <BlogFooter tags={data.blogsPage?.tagList ?? []} feeds={feedsOf(data)} />
      )}
    </>
  )
}

export function Head({
  data,
  location,
  pageContext,
}: HeadProps<Queries.BlogsQuery, Context & PageLanguages>) {
  const site = siteOf(data, pageContext)
  const { seo } = wordsOf(data, pageContext)
  const articles = data.allArticle.nodes.map(({ title, path }) => ({ name: title, path }))
  const path = withoutPrefix(location)
  const list = articles.length > 0 ? [itemList(site, path, articles)] : []
  const graph = [blog(site, { ...seo, path }), ...list]
  return (
    <Seo site={site} seo={seo} pathname={path} graph={graph}>
      {articles.length > 0 && <JsonFeedLink site={site} feedLanguage={data.siteSettings?.feedLanguage} />}
    </Seo>
  )
}

export const query = graphql`
  query Blogs($skip: Int!, $limit: Int!) {
    ...Site
    ...WordsOfArticles
    ...WordsOfPagination
    siteSettings {
      feedLanguage
    }
    blogsPage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
      more {
        ...FurtherPages
      }
      tagList {
        ...TagLink
      }
    }
    allArticle(sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: $limit) {
      nodes {
        ...ArticleCard
      }
    }
  }
`
