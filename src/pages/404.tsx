import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Drawing } from "../components/drawing/drawing"
import { PageIntro } from "../components/heading/page-intro"
import { BelowFold } from "../components/below-fold/below-fold"
import { Seo } from "../components/seo/seo"
import { assertPresent } from "../text/assert-present"
import { SuggestedLinks } from "../sections/shared/suggested-links"

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundQuery>) {
  const page = assertPresent(data.notFoundPage, "content/pages/not-found.json")
  return (
    <>
      <PageIntro intro={page.intro}>
        <Drawing drawing={page.drawing} />
      </PageIntro>
      <BelowFold>
        <SuggestedLinks links={page.links} />
      </BelowFold>
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.NotFoundQuery>) {
  const { seo } = assertPresent(data.notFoundPage, "content/pages/not-found.json")
  return <Seo seo={seo} pathname={location.pathname} unlisted />
}

export const query = graphql`
  query NotFound {
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
