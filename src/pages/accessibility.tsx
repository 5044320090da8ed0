import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { BelowFold } from "../components/below-fold/below-fold"
import { PlainIntro } from "../components/heading/plain-intro"
import { Seo } from "../components/seo/seo"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { Complain } from "../sections/accessibility/complain"
import { Gaps } from "../sections/accessibility/gaps"
import { Tried } from "../sections/accessibility/tried"
import { assertPresent } from "../text/assert-present"

const pageOf = ({ accessibilityPage }: Queries.AccessibilityQuery) =>
  assertPresent(accessibilityPage, "content/pages/accessibility.json")

/** The accessibility statement: the standard, what was tried by which means, what is known to be missing, whom to tell. */
export default function AccessibilityPage({ data }: PageProps<Queries.AccessibilityQuery>) {
  const { intro, tried, gaps, complain } = pageOf(data)
  return (
    <>
      <PlainIntro intro={intro} />
      <Tried tried={tried} />
      <BelowFold>
        <Gaps gaps={gaps} />
        <Complain complain={complain} settings={data.siteSettings} />
      </BelowFold>
    </>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.AccessibilityQuery, PageLanguages>) {
  return <Seo site={siteOf(data, pageContext)} seo={pageOf(data).seo} pathname={withoutPrefix(location)} />
}

export const query = graphql`
  query Accessibility {
    ...Site
    ...WordsOfPhone
    accessibilityPage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
      tried {
        ...TriedAccess
      }
      gaps {
        ...AccessGaps
      }
      complain {
        ...Complain
      }
    }
    siteSettings {
      ...PhoneWays
    }
  }
`
