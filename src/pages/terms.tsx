import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { BelowFold } from "../components/below-fold/below-fold"
import { PlainIntro } from "../components/heading/plain-intro"
import { PageText } from "../components/prose/page-text"
import { Seo } from "../components/seo/seo"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { Terms } from "../sections/pricing/terms"
import { PlanSummary } from "../sections/terms/plan-summary"
import { assertPresent } from "../text/assert-present"

const source = "content/pages/terms.mdx"

/** What is agreed: plans and terms as the pricing page has them, so that no two pages differ, and the rest in words. */
export default function TermsPage({ data }: PageProps<Queries.TermsPageQuery>) {
  const page = assertPresent(data.textPage, source)
  const { pricingPage: pricing, planList: plans, estimatePage: estimate } = data
  return (
    <>
      <PlainIntro intro={page.intro} />
      <BelowFold>
        {pricing && plans && plans.items.length > 0 && (
          <PlanSummary
            plans={plans}
            payment={pricing.payment}
            includedTitle={pricing.includedTitle}
            estimate={estimate}
          />
        )}
        {pricing && <Terms small terms={pricing.terms} />}
        <PageText html={page.html} more={page.more} />
      </BelowFold>
    </>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.TermsPageQuery, PageLanguages>) {
  return (
    <Seo
      site={siteOf(data, pageContext)}
      seo={assertPresent(data.textPage, source).seo}
      pathname={withoutPrefix(location)}
    />
  )
}

export const query = graphql`
  query TermsPage {
    ...Site
    ...WordsOfCode
    ...WordsOfPlans
    textPage(folder: { eq: "terms" }) {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
      html
      more {
        ...Action
      }
    }
    pricingPage {
      payment
      includedTitle
      terms {
        ...Terms
      }
    }
    planList {
      ...Plans
    }
    estimatePage {
      ...AddOns
    }
  }
`
