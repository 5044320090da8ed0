import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { BelowFold } from "../components/below-fold/below-fold"
import { PageIntro } from "../components/heading/page-intro"
import { Seo } from "../components/seo/seo"
import { breadcrumbTrailOf } from "../hooks/use-breadcrumb-trail"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { Dropped } from "../sections/made/dropped"
import { Hear } from "../sections/made/hear"
import { MadeFigures } from "../sections/made/made-figures"
import { More } from "../sections/made/more"
import { Sheets } from "../sections/made/sheets"
import { MadeSteps } from "../sections/made/made-steps"
import { breadcrumbList } from "../seo/json-ld/breadcrumb-list"
import { assertPresent } from "../text/assert-present"

const source = "content/pages/made.json"

/** How the site is made, for developers: its own code and figures, read from the repository by the build. */
export default function MadePage({ data }: PageProps<Queries.MadePageQuery>) {
  const { intro, repository, steps, speed, dropped, more } = assertPresent(data.madePage, source)
  return (
    <>
      <PageIntro intro={intro}>
        <Sheets steps={steps} />
      </PageIntro>
      <BelowFold>
        <MadeSteps steps={steps} repository={repository} />
        <Hear words={data.siteSettings?.hear ?? null} />
        <MadeFigures words={speed} pages={data.allMeasuredPage.nodes} />
        <Dropped words={dropped} ideas={data.allDroppedIdea.nodes} />
        <More more={more} repository={repository} />
      </BelowFold>
    </>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.MadePageQuery, PageLanguages>) {
  const site = siteOf(data, pageContext)
  const { seo, intro } = assertPresent(data.madePage, source)
  const path = withoutPrefix(location)
  const graph = [breadcrumbList(site, breadcrumbTrailOf(site, { name: intro.subtitle, path }))]
  return <Seo site={site} seo={seo} pathname={path} graph={graph} />
}

export const query = graphql`
  query MadePage {
    ...Site
    ...WordsOfCode
    ...WordsOfMade
    madePage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
      repository
      steps {
        ...MadeStep
      }
      speed {
        ...Point
      }
      dropped {
        ...Point
      }
      more {
        ...RepositoryFiles
      }
    }
    siteSettings {
      hear {
        ...Hear
      }
    }
    allMeasuredPage(sort: { order: ASC }) {
      nodes {
        ...MeasuredPage
      }
    }
    allDroppedIdea(sort: { order: ASC }) {
      nodes {
        ...DroppedIdea
      }
    }
  }
`
