import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { Breadcrumb } from "../components/breadcrumb/breadcrumb"
import { PlainIntro } from "../components/heading/plain-intro"
import { Pagination } from "../components/pagination/pagination"
import { JsonFeedLink, TagFeedLink } from "../components/seo/feed-links"
import { Seo } from "../components/seo/seo"
import { breadcrumbTrailOf, useBreadcrumbTrail } from "../hooks/use-breadcrumb-trail"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import type { ListPage } from "../routes/list-pages"
import { feedAddresses, tagWords } from "../routes/tag-pages"
import { ArticleList } from "../sections/blogs/article-list"
import { BlogFooter } from "../sections/blogs/blog-footer"
import { Topics } from "../sections/blogs/topics"
import { breadcrumbList } from "../seo/json-ld/breadcrumb-list"
import { itemList } from "../seo/json-ld/item-list"
import { assertPresent } from "../text/assert-present"

type Context = Omit<ListPage, "path"> & { list: string; category: string }

function wordsOf({ blogsPage }: Queries.TagQuery, { category: tag, number, of }: Context) {
  const { seo, intro, tags } = assertPresent(blogsPage, "content/pages/blogs.json")
  const words = tagWords(assertPresent(tags, "tags of content/pages/blogs.json"), { tag, number, of })
  return {
    seo: { ...words, keywords: [tag, ...seo.keywords] },
    intro: { ...intro, title: words.title, text: words.description },
  }
}

const feedsOf = ({ siteSettings }: Queries.TagQuery) => feedAddresses(siteSettings?.feedLanguage ?? null)

/** One page of the articles with a tag, newest first. */
export default function TagPage({ data, pageContext }: PageProps<Queries.TagQuery, Context>) {
  const { list, category } = pageContext
  const trail = useBreadcrumbTrail({ name: category, path: list }, "blogs")
  return (
    <>
      <PlainIntro large intro={wordsOf(data, pageContext).intro} crumbs={<Breadcrumb crumbs={trail} />}>
        <Topics tags={data.blogsPage?.tagList ?? []} rows />
      </PlainIntro>
      <ArticleList articles={data.allArticle.nodes} />
      <Pagination {...pageContext} />
      <BlogFooter feeds={[{ name: "RSS", path: feedsOf(data).tag(category) }]} />
    </>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.TagQuery, Context & PageLanguages>) {
  const site = siteOf(data, pageContext)
  const { category, list } = pageContext
  const trail = breadcrumbTrailOf(site, { name: category, path: list }, "blogs")
  const articles = data.allArticle.nodes.map(({ title, path }) => ({ name: title, path }))
  const path = withoutPrefix(location)
  const graph = [itemList(site, path, articles), breadcrumbList(site, trail)]
  return (
    <Seo site={site} seo={wordsOf(data, pageContext).seo} pathname={path} graph={graph}>
      <TagFeedLink tag={category} href={feedsOf(data).tag(category)} />
      <JsonFeedLink site={site} feedLanguage={data.siteSettings?.feedLanguage} />
    </Seo>
  )
}

export const query = graphql`
  query Tag($category: String!, $skip: Int!, $limit: Int!) {
    ...Site
    ...RouteOfBlogs
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
      tags {
        title
        description
        more {
          title
          description
        }
      }
      tagList {
        ...TagLink
      }
    }
    allArticle(
      filter: { tags: { eq: $category } }
      sort: [{ date: DESC }, { slug: ASC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...ArticleCard
      }
    }
  }
`
