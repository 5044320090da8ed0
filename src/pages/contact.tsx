import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { BelowFold } from "../components/below-fold/below-fold"
import { Seo } from "../components/seo/seo"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { business } from "../seo/json-ld/business"
import { contactPage } from "../seo/json-ld/web-page"
import { assertPresent } from "../text/assert-present"
import { PaymentOptions } from "../sections/contact/payment-options"
import { Process } from "../sections/contact/process"
import { ContactHero } from "../sections/contact/contact-hero"
import { Testimonials } from "../sections/shared/testimonials"

export default function ContactPage({ data }: PageProps<Queries.ContactQuery>) {
  const page = assertPresent(data.contactPage, "content/pages/contact.json")
  return (
    <>
      <ContactHero
        intro={page.intro}
        availability={data.siteSettings?.availabilityText}
        sketch={page.sketch}
        sent={page.sent}
        settings={data.siteSettings}
      />
      <BelowFold>
        <Process video={page.video} call={page.call} />
        <Testimonials list={data.testimonialList} />
        <PaymentOptions options={page.payment} />
      </BelowFold>
    </>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.ContactQuery, PageLanguages>) {
  const site = siteOf(data, pageContext)
  const { seo } = assertPresent(data.contactPage, "content/pages/contact.json")
  const graph = [
    contactPage(site, { ...seo, path: withoutPrefix(location) }),
    business(site, {
      description: site.footer.tagline,
      states: site.states,
      prices: data.planList?.prices,
    }),
  ]
  return <Seo site={site} seo={seo} pathname={withoutPrefix(location)} graph={graph} />
}

export const query = graphql`
  query Contact {
    ...Site
    ...RouteOfPrivacy
    ...WordsOfAvailableFrom
    ...WordsOfContact
    ...WordsOfFormFields
    ...WordsOfPhone
    ...WordsOfReviews
    ...WordsOfSketch
    ...WordsOfVideo
    contactPage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
      sketch {
        ...SketchSection
      }
      sent {
        ...SentMessage
      }
      video {
        ...VideoSection
      }
      call {
        ...IntroWithAction
      }
      payment {
        ...PaymentOptions
      }
    }
    siteSettings {
      ...PhoneWays
      ...AnswerRule
      ...WrittenIn
      availabilityText {
        ...AvailabilityText
      }
    }
    testimonialList {
      ...Testimonials
    }
    planList {
      prices
    }
  }
`
