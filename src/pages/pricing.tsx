import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { ActionLink } from "../components/action-link/action-link"
import { BelowFold } from "../components/below-fold/below-fold"
import { PageIntro } from "../components/heading/page-intro"
import { Seo } from "../components/seo/seo"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { business } from "../seo/json-ld/business"
import { planOffers, webDesign } from "../seo/json-ld/web-design"
import { assertPresent } from "../text/assert-present"
import { Plans } from "../sections/pricing/plans"
import { Terms } from "../sections/pricing/terms"
import { FaqSection } from "../sections/shared/faq-section"

export default function PricingPage({ data }: PageProps<Queries.PricingQuery>) {
  const page = assertPresent(data.pricingPage, "content/pages/pricing.json")
  return (
    <>
      <PageIntro leadBeside intro={page.intro}>
        {page.estimate && (
          <p>
            <ActionLink plain action={page.estimate} />
          </p>
        )}
      </PageIntro>
      <BelowFold>
        <Plans
          plans={assertPresent(data.planList, "content/lists/plans.json")}
          page={page}
          estimate={data.estimatePage}
        />
        <Terms terms={page.terms} />
        <FaqSection list={data.faqList} />
      </BelowFold>
    </>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.PricingQuery, PageLanguages>) {
  const site = siteOf(data, pageContext)
  const { seo } = assertPresent(data.pricingPage, "content/pages/pricing.json")
  const { service: type } = assertPresent(data.siteSettings, "content/site.json")
  const { items: plans, prices } = assertPresent(data.planList, "content/lists/plans.json")
  const service = webDesign(site, {
    path: withoutPrefix(location),
    name: seo.title,
    description: seo.description,
    type,
    areas: site.states,
    offers: planOffers(site, plans, withoutPrefix(location)),
  })
  const owner = business(site, { description: site.footer.tagline, states: site.states, prices })
  return <Seo site={site} seo={seo} pathname={withoutPrefix(location)} graph={[service, owner]} />
}

export const query = graphql`
  query Pricing {
    ...Site
    ...RouteOfBooking
    ...WordsOfPlans
    pricingPage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
      ...PlanLabels
      terms {
        ...Terms
      }
    }
    siteSettings {
      service
    }
    planList {
      prices
      ...Plans
    }
    estimatePage {
      ...AddOns
    }
    faqList {
      ...FaqSection
    }
  }
`
