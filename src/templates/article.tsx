import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { BelowFold } from "../components/below-fold/below-fold"
import { Seo } from "../components/seo/seo"
import { ArticleMeta } from "../components/seo/article-meta"
import { JsonFeedLink } from "../components/seo/feed-links"
import { breadcrumbTrailOf, useBreadcrumbTrail } from "../hooks/use-breadcrumb-trail"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { blogPosting } from "../seo/json-ld/blog-posting"
import { breadcrumbList } from "../seo/json-ld/breadcrumb-list"
import { assertPresent } from "../text/assert-present"
import { ArticleBody } from "../sections/article/article-body"
import { ArticleHead } from "../sections/article/article-head"
import { Related } from "../sections/article/related"

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const article = assertPresent(data.article, "The article")
  const others = data.allArticle.nodes.filter(({ path }) => path !== article.path)
  const trail = useBreadcrumbTrail({ name: article.title, path: article.path }, "blogs")
  return (
    <article>
      <ArticleHead article={article} crumbs={trail} />
      <BelowFold>
        <ArticleBody article={article} others={others} />
        <Related project={article.relatedProject} articles={others} />
      </BelowFold>
    </article>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.ArticlePageQuery, PageLanguages>) {
  const site = siteOf(data, pageContext)
  const article = assertPresent(data.article, "The article")
  const cover = article.image.src.childImageSharp?.gatsbyImageData.images.fallback?.src ?? ""
  const trail = breadcrumbTrailOf(site, { name: article.title, path: article.path }, "blogs")
  const tags = article.tagList.map(({ name }) => name)
  const graph = [blogPosting(site, { ...article, tags, cover }), breadcrumbList(site, trail)]
  return (
    <Seo site={site} seo={article.seo} pathname={withoutPrefix(location)} type="article" graph={graph}>
      <ArticleMeta article={{ ...article, tags }} />
      <JsonFeedLink site={site} feedLanguage={data.siteSettings?.feedLanguage} />
    </Seo>
  )
}

export const query = graphql`
  query ArticlePage($folder: String!) {
    ...Site
    ...RouteOfBlogs
    ...WordsOfArticles
    ...WordsOfCode
    ...WordsOfEvidence
    ...WordsOfProject
    siteSettings {
      feedLanguage
    }
    article(folder: { eq: $folder }) {
      path
      tagList {
        name
      }
      published
      changed
      seo {
        ...Seo
      }
      ...ArticleHead
      ...ArticleBody
      relatedProject {
        ...ProjectCard
      }
    }
    allArticle(sort: [{ date: DESC }, { slug: ASC }], limit: 4) {
      nodes {
        ...ArticleCard
      }
    }
  }
`
