import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { BelowFold } from "../components/below-fold/below-fold"
import { PageIntro } from "../components/heading/page-intro"
import { Seo } from "../components/seo/seo"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { EstimateSection } from "../sections/estimate/estimate-section"
import { PlanTable } from "../sections/estimate/plan-table"
import { assertPresent } from "../text/assert-present"

export default function EstimatePage({ data }: PageProps<Queries.EstimatePageQuery>) {
  const page = assertPresent(data.estimatePage, "content/pages/estimate.json")
  const plans = assertPresent(data.planList, "content/lists/plans.json")
  return (
    <>
      <PageIntro intro={page.intro} />
      <EstimateSection page={page} list={plans} />
      <BelowFold>
        <PlanTable plans={plans} words={page.words} />
      </BelowFold>
    </>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.EstimatePageQuery, PageLanguages>) {
  const { seo } = assertPresent(data.estimatePage, "content/pages/estimate.json")
  return <Seo site={siteOf(data, pageContext)} seo={seo} pathname={withoutPrefix(location)} />
}

export const query = graphql`
  query EstimatePage {
    ...Site
    ...RouteOfBooking
    ...RouteOfContact
    ...RouteOfEstimate
    ...WordsOfEstimate
    ...WordsOfPlans
    estimatePage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
      ...Estimate
    }
    planList {
      ...Plans
    }
  }
`
