import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../components/heading/page-intro"
import { Seo } from "../components/seo/seo"
import { known } from "../lib/known"
import { Plans } from "../sections/pricing/plans"
import { Terms } from "../sections/pricing/terms"
import { FaqSection } from "../sections/shared/faq-section"

export default function PricingPage({ data }: PageProps<Queries.PricingQuery>) {
  const page = known(data.pricingPage, "content/pages/pricing.json")
  return (
    <>
      <PageIntro intro={page.intro} />
      <Plans plans={known(data.planList, "content/lists/plans.json")} page={page} />
      <Terms terms={page.terms} />
      <FaqSection list={known(data.faqList, "content/lists/faq.json")} />
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.PricingQuery>) {
  return <Seo seo={known(data.pricingPage, "content/pages/pricing.json").seo} pathname={location.pathname} />
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
    planList {
      ...Plans
    }
    faqList {
      ...FaqSection
    }
  }
`
