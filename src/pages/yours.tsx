import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { BelowFold } from "../components/below-fold/below-fold"
import { PageIntro } from "../components/heading/page-intro"
import { Seo } from "../components/seo/seo"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import type { YoursContext } from "../routes/yours-pdf"
import { AccountList } from "../sections/yours/account-list"
import { HandoverSteps } from "../sections/yours/handover"
import { useOwnList } from "../sections/yours/use-own-list"
import { YearlySum } from "../sections/yours/yearly-sum"
import { assertPresent } from "../text/assert-present"

const pageOf = ({ yoursPage }: Queries.YoursPageQuery) => assertPresent(yoursPage, "content/pages/yours.json")

/** What of a site is the client's, and how they leave. The PDF (src/gatsby/yours/) has the same. */
export default function YoursPage({
  data,
  location,
  pageContext: { pdf },
}: PageProps<Queries.YoursPageQuery, YoursContext>) {
  const page = pageOf(data)
  const list = useOwnList(page.accounts, data.estimatePage)
  const path = withoutPrefix(location)
  return (
    <>
      <PageIntro intro={page.intro} />
      <YearlySum page={page} list={list} path={path} pdf={pdf} />
      <BelowFold>
        <AccountList page={page} list={list} path={path} />
        <HandoverSteps monday={page.monday} />
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
        ...HandoverSteps
      }
    }
    estimatePage {
      ...Asked
    }
  }
`
