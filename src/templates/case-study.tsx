import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { BelowFold } from "../components/below-fold/below-fold"
import { Seo } from "../components/seo/seo"
import { breadcrumbTrailOf, useBreadcrumbTrail } from "../hooks/use-breadcrumb-trail"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { breadcrumbList } from "../seo/json-ld/breadcrumb-list"
import { projectWork } from "../seo/json-ld/project-work"
import { assertPresent } from "../text/assert-present"
import { CaseStudyBody } from "../sections/case-study/case-study-body"
import { Demo } from "../sections/case-study/demo"
import { NextProjects } from "../sections/case-study/next-projects"
import { Overview } from "../sections/case-study/overview"
import { Plate } from "../sections/case-study/plate"

export default function CaseStudyPage({ data }: PageProps<Queries.CaseStudyPageQuery>) {
  const study = assertPresent(data.caseStudy, "The case study")
  const { title, color, text, text2, video, wireframe } = study.parentProject
  const trail = useBreadcrumbTrail({ name: title, path: study.path }, "work")
  return (
    <article
      data-accent=""
      style={{ "--accent-light": color, "--accent-dark": text2, "--accent-text": text }}
    >
      <Overview study={study} crumbs={trail} />
      <BelowFold>
        <CaseStudyBody study={study} />
        {video && <Demo title={title} video={video} />}
        {wireframe && <Plate banner={study.banner} />}
        <NextProjects previous={data.previous} next={data.next} />
      </BelowFold>
    </article>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.CaseStudyPageQuery, PageLanguages>) {
  const site = siteOf(data, pageContext)
  const { path, seo, overview, techStack, parentProject } = assertPresent(data.caseStudy, "The case study")
  const project = { ...parentProject, path: withoutPrefix(location), overview, techStack }
  const trail = breadcrumbTrailOf(site, { name: parentProject.title, path }, "work")
  const graph = [projectWork(site, project), breadcrumbList(site, trail)]
  return <Seo site={site} seo={seo} pathname={withoutPrefix(location)} graph={graph} />
}

export const query = graphql`
  query CaseStudyPage($folder: String!, $previousFolder: String, $nextFolder: String) {
    ...Site
    ...RouteOfWork
    ...WordsOfCaseStudy
    ...WordsOfCode
    ...WordsOfEvidence
    ...WordsOfVideo
    caseStudy(folder: { eq: $folder }) {
      path
      seo {
        ...Seo
      }
      parentProject {
        title
        made
        github
        color
        text
        text2
        video {
          ...Video
        }
      }
      ...Overview
      ...CaseStudyBody
    }
    previous: caseStudy(folder: { eq: $previousFolder }) {
      ...NextProject
    }
    next: caseStudy(folder: { eq: $nextFolder }) {
      ...NextProject
    }
  }
`
