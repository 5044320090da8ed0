import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { BelowFold } from "../components/below-fold/below-fold"
import { PageIntro } from "../components/heading/page-intro"
import { Seo } from "../components/seo/seo"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { assertPresent } from "../text/assert-present"
import { Currencies } from "../sections/payment/currencies"

export default function PaymentPage({ data }: PageProps<Queries.PaymentQuery>) {
  const page = assertPresent(data.paymentPage, "content/pages/payment.json")
  return (
    <>
      <PageIntro intro={page.intro} />
      <BelowFold>
        <Currencies
          list={assertPresent(data.currencyList, "content/lists/currencies.json")}
          note={page.note}
        />
      </BelowFold>
    </>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.PaymentQuery, PageLanguages>) {
  return (
    <Seo
      site={siteOf(data, pageContext)}
      seo={assertPresent(data.paymentPage, "content/pages/payment.json").seo}
      pathname={withoutPrefix(location)}
    />
  )
}

export const query = graphql`
  query Payment {
    ...Site
    ...WordsOfPayment
    paymentPage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
      note
    }
    currencyList {
      ...Currencies
    }
  }
`
