import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { BelowFold } from "../components/below-fold/below-fold"
import { PageIntro } from "../components/heading/page-intro"
import { Seo } from "../components/seo/seo"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import type { YoursContext } from "../routes/yours-pdf"
import { Accounts } from "../sections/yours/accounts"
import { Monday } from "../sections/yours/monday"
import { assertPresent } from "../text/assert-present"

const pageOf = ({ yoursPage }: Queries.YoursPageQuery) => assertPresent(yoursPage, "content/pages/yours.json")

/** What of a site is the client's, and how they leave. The PDF (src/gatsby/yours/) has the same. */
export default function YoursPage({
  data,
  location,
  pageContext: { pdf },
}: PageProps<Queries.YoursPageQuery, YoursContext>) {
  const page = pageOf(data)
  return (
    <>
      <PageIntro intro={page.intro} />
      <Accounts page={page} asked={data.estimatePage} path={withoutPrefix(location)} pdf={pdf} />
      <BelowFold>
        <Monday monday={page.monday} />
      </BelowFold>
    </>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.YoursPageQuery, PageLanguages>) {
  return <Seo site={siteOf(data, pageContext)} seo={pageOf(data).seo} pathname={withoutPrefix(location)} />
}

export const query = graphql`
  query YoursPage {
    ...Site
    yoursPage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
      ...Yours
      monday {
        ...Monday
      }
    }
    estimatePage {
      ...Asked
    }
  }
`
