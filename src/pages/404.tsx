import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Drawing } from "../components/drawing/drawing"
import { BelowFold } from "../components/below-fold/below-fold"
import { PageIntro } from "../components/heading/page-intro"
import { Seo } from "../components/seo/seo"
import { useOtherLanguages } from "../components/languages/language-links"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { assertPresent } from "../text/assert-present"
import { SketchInvitation } from "../sections/shared/sketch/sketch-invitation"
import { SuggestedLinks } from "../sections/shared/suggested-links"

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundQuery>) {
  const page = assertPresent(data.notFoundPage, "content/pages/not-found.json")
  // A host may serve the page at the root for an address in any language.
  const homes = useOtherLanguages().map(({ language, path, name }) => ({ language, label: name, to: path }))
  return (
    <>
      <PageIntro intro={page.intro}>
        <Drawing drawing={page.drawing} />
      </PageIntro>
      <SuggestedLinks links={[...page.links, ...homes]} />
      <SketchInvitation section={page.sketch} choices={data.contactPage?.sketch} />
      {/* All of it may be in the first view. */}
      <BelowFold>{null}</BelowFold>
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
    ...WordsOfSketch
    ...WordsOfSuggestedLinks
    contactPage {
      sketch {
        ...SketchChoices
      }
    }
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
      sketch {
        ...SketchInvitation
      }
    }
  }
`
