import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Drawing } from "../components/drawing/drawing"
import { PageIntro } from "../components/heading/page-intro"
import { BelowFold } from "../components/below-fold/below-fold"
import { Seo } from "../components/seo/seo"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { assertPresent } from "../text/assert-present"
import { SuggestedLinks } from "../sections/shared/suggested-links"

/** What the page's context says besides its facts: the homes of further languages (src/gatsby/languages/homes.ts). */
type Context = { homes?: readonly { language: string; label: string; to: string }[] }

export default function NotFoundPage({ data, pageContext }: PageProps<Queries.NotFoundQuery, Context>) {
  const page = assertPresent(data.notFoundPage, "content/pages/not-found.json")
  return (
    <>
      <PageIntro intro={page.intro}>
        <Drawing drawing={page.drawing} />
      </PageIntro>
      <BelowFold>
        <SuggestedLinks links={[...page.links, ...(pageContext.homes ?? [])]} />
      </BelowFold>
    </>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.NotFoundQuery, PageLanguages>) {
  const { seo } = assertPresent(data.notFoundPage, "content/pages/not-found.json")
  return <Seo site={siteOf(data, pageContext)} seo={seo} pathname={location.pathname} unlisted />
}

export const query = graphql`
  query NotFound {
    ...Site
    ...WordsOfSuggestedLinks
    notFoundPage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
      drawing {
        alt
        svg
      }
      links {
        ...Action
      }
    }
  }
`
