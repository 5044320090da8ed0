import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { PageIntro } from "../components/heading/page-intro"
import { Availability } from "../components/availability/availability"
import { PhoneWays } from "../components/phone-link/phone-ways"
import { BelowFold } from "../components/below-fold/below-fold"
import { Seo } from "../components/seo/seo"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { assertPresent } from "../text/assert-present"
import { Calendar } from "../sections/booking/calendar"
import { StarChart } from "../sections/booking/star-chart"
import { Steps } from "../sections/booking/steps"

export default function BookingPage({ data }: PageProps<Queries.BookingQuery>) {
  const page = assertPresent(data.bookingPage, "content/pages/booking.json")
  return (
    <>
      <PageIntro intro={page.intro}>
        <StarChart />
        <Availability availability={data.siteSettings?.availabilityText} />
        <PhoneWays settings={data.siteSettings} />
      </PageIntro>
      <Calendar
        address={page.calendar}
        call={page.call}
        plans={data.planList?.items.map(({ name }) => name) ?? []}
        writtenIn={data.siteSettings?.writtenIn}
        settings={data.siteSettings}
      />
      <BelowFold>
        <Steps title={page.stepsTitle} steps={page.steps} />
      </BelowFold>
    </>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.BookingQuery, PageLanguages>) {
  return (
    <Seo
      site={siteOf(data, pageContext)}
      seo={assertPresent(data.bookingPage, "content/pages/booking.json").seo}
      pathname={withoutPrefix(location)}
    />
  )
}

export const query = graphql`
  query Booking {
    ...Site
    ...RouteOfContact
    ...RouteOfEstimate
    ...RouteOfPrivacy
    ...WordsOfAvailableFrom
    ...WordsOfBooking
    ...WordsOfPhone
    bookingPage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
      calendar
      call
      stepsTitle
      steps {
        ...Point
      }
    }
    planList {
      items {
        name
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
  }
`
