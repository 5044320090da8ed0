import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../components/seo/seo"
import { known } from "../lib/known"
import { ArticleBody } from "../sections/article/article-body"
import { ArticleHead } from "../sections/article/article-head"
import { Related } from "../sections/article/related"

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const article = known(data.article, "The article")
  const others = data.allArticle.nodes.filter(({ path }) => path !== article.path)
  return (
    <article>
      <ArticleHead article={article} />
      <ArticleBody article={article} others={others} />
      <Related project={article.relatedProject} articles={others} />
    </article>
  )
}

export function Head({ data, location }: HeadProps<Queries.ArticlePageQuery>) {
  return <Seo seo={known(data.article, "The article").seo} pathname={location.pathname} />
}

export const query = graphql`
  query ArticlePage($id: String!) {
    article(id: { eq: $id }) {
      path
      seo {
        ...Seo
      }
      ...ArticleHead
      ...ArticleBody
      relatedProject {
        ...ProjectCard
      }
    }
    allArticle(sort: { date: DESC }, limit: 4) {
      nodes {
        ...ArticleCard
      }
    }
  }
`
