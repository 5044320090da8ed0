import { graphql, type HeadProps, type PageProps } from "gatsby"
import { BelowFold } from "../components/below-fold/below-fold"
import { PageIntro } from "../components/heading/page-intro"
import { Seo } from "../components/seo/seo"
import { useSite } from "../hooks/use-site"
import { webDesign } from "../seo/json-ld/web-design"
import { assertPresent } from "../text/assert-present"
import { Plans } from "../sections/pricing/plans"
import { Terms } from "../sections/pricing/terms"
import { FaqSection } from "../sections/shared/faq-section"

export default function PricingPage({ data }: PageProps<Queries.PricingQuery>) {
  const page = assertPresent(data.pricingPage, "content/pages/pricing.json")
  return (
    <>
      <PageIntro intro={page.intro} />
      <BelowFold>
        <Plans plans={assertPresent(data.planList, "content/lists/plans.json")} page={page} />
        <Terms terms={page.terms} />
        <FaqSection list={assertPresent(data.faqList, "content/lists/faq.json")} />
      </BelowFold>
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.PricingQuery>) {
  const { seo, intro } = assertPresent(data.pricingPage, "content/pages/pricing.json")
  const service = webDesign(useSite(), {
    path: location.pathname,
    name: intro.title,
    description: seo.description,
    areas: data.allState.nodes,
    plans: assertPresent(data.planList, "content/lists/plans.json").items,
    pricingPath: location.pathname,
  })
  return <Seo seo={seo} pathname={location.pathname} graph={[service]} />
}

export const query = graphql`
  query Pricing {
    pricingPage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
      ...PlanWords
      terms {
        ...Terms
      }
    }
    allState(sort: { order: ASC }) {
      nodes {
        state
      }
    }
    planList {
      ...Plans
    }
    faqList {
      ...FaqSection
    }
  }
`
