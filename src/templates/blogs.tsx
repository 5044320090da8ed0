import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../components/heading/page-intro"
import { Seo } from "../components/seo/seo"
import { known } from "../lib/known"
import { ArticleList } from "../sections/blogs/article-list"

export default function BlogsPage({ data }: PageProps<Queries.BlogsQuery>) {
  const page = known(data.blogsPage, "content/pages/blogs.json")
  return (
    <>
      <PageIntro intro={page.intro} />
      <ArticleList articles={data.allArticle.nodes} />
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.BlogsQuery>) {
  return <Seo seo={known(data.blogsPage, "content/pages/blogs.json").seo} pathname={location.pathname} />
}

export const query = graphql`
  query Blogs {
    blogsPage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
    }
    allArticle(sort: { date: DESC }) {
      nodes {
        ...ArticleCard
      }
    }
  }
`
