import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../components/heading/page-intro"
import { Seo } from "../components/seo/seo"
import { known } from "../lib/known"
import { WorkList } from "../sections/work/work-list"

export default function WorkPage({ data }: PageProps<Queries.WorkQuery>) {
  const page = known(data.workPage, "content/pages/work.json")
  return (
    <>
      <PageIntro intro={page.intro} />
      <WorkList projects={data.allProject.nodes} categories={page.categories} />
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.WorkQuery>) {
  return <Seo seo={known(data.workPage, "content/pages/work.json").seo} pathname={location.pathname} />
}

export const query = graphql`
  query Work {
    workPage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
      categories {
        ...WorkCategories
      }
    }
    allProject(sort: { order: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`
