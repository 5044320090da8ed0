import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { BelowFold } from "../components/below-fold/below-fold"
import { PlainIntro } from "../components/heading/plain-intro"
import { PageText } from "../components/prose/page-text"
import { Seo } from "../components/seo/seo"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { ThirdParties } from "../sections/privacy/third-parties"
import { SentFields } from "../sections/privacy/sent-fields"
import { Storage } from "../sections/privacy/storage"
import { assertPresent } from "../text/assert-present"

const source = "content/pages/privacy.mdx"

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyQuery>) {
  const page = assertPresent(data.textPage, source)
  return (
    <>
      <PlainIntro intro={page.intro} />
      <SentFields />
      <BelowFold>
        <Storage
          estimate={data.estimate !== null}
          sketch={Boolean(data.contactPage?.sketch)}
          booking={data.booking !== null}
        />
        <ThirdParties calendar={data.booking !== null} />
        <PageText html={page.html} more={page.more} />
      </BelowFold>
    </>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.PrivacyQuery, PageLanguages>) {
  return (
    <Seo
      site={siteOf(data, pageContext)}
      seo={assertPresent(data.textPage, source).seo}
      pathname={withoutPrefix(location)}
    />
  )
}

export const query = graphql`
  query Privacy {
    ...Site
    ...WordsOfCode
    ...WordsOfFormFields
    ...WordsOfPrivacy
    textPage(folder: { eq: "privacy" }) {
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
    contactPage {
      sketch {
        title
      }
    }
    booking: sitePage(path: { eq: "/booking/" }) {
      id
    }
    estimate: sitePage(path: { eq: "/estimate/" }) {
      id
    }
  }
`
