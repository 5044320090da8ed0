import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../components/seo/seo"
import { known } from "../lib/known"
import { CaseStudyBody } from "../sections/case-study/case-study-body"
import { Demo } from "../sections/case-study/demo"
import { NextProjects } from "../sections/case-study/next-projects"
import { Overview } from "../sections/case-study/overview"

export default function CaseStudyPage({ data }: PageProps<Queries.CaseStudyPageQuery>) {
  const study = known(data.caseStudy, "The case study")
  const { title, color, text, text2, video } = study.parentProject
  return (
    <article
      data-accent=""
      style={{ "--accent-light": color, "--accent-dark": text2, "--accent-text": text }}
    >
      <Overview study={study} />
      <CaseStudyBody study={study} />
      {video && <Demo title={title} film={video} />}
      <NextProjects previous={data.previous} next={data.next} />
    </article>
  )
}

export function Head({ data, location }: HeadProps<Queries.CaseStudyPageQuery>) {
  return <Seo seo={known(data.caseStudy, "The case study").seo} pathname={location.pathname} />
}

export const query = graphql`
  query CaseStudyPage($id: String!, $previousId: String, $nextId: String) {
    caseStudy(id: { eq: $id }) {
      seo {
        ...Seo
      }
      parentProject {
        title
        color
        text
        text2
        video {
          ...Film
        }
      }
      ...Overview
      ...CaseStudyBody
    }
    previous: caseStudy(id: { eq: $previousId }) {
      ...NextProject
    }
    next: caseStudy(id: { eq: $nextId }) {
      ...NextProject
    }
  }
`
