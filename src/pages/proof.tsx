import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { BelowFold } from "../components/below-fold/below-fold"
import { PageIntro } from "../components/heading/page-intro"
import { Seo } from "../components/seo/seo"
import { breadcrumbTrailOf } from "../hooks/use-breadcrumb-trail"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { breadcrumbList } from "../seo/json-ld/breadcrumb-list"
import { ClaimGroup } from "../sections/proof/claim-group"
import { Comparison } from "../sections/proof/comparison"
import { FirstFigure } from "../sections/proof/first-figure"
import { LedgerClaim } from "../sections/proof/ledger-claim"
import { Repeat } from "../sections/proof/repeat"
import { assertPresent } from "../text/assert-present"

/** The evidence ledger: every claim of content/claims/, and the benchmark's results beside those of others. */
export default function ProofPage({ data }: PageProps<Queries.ProofPageQuery>) {
  const { intro, comparison, titles, words, repeat } = pageOf(data)
  const claims = data.allLedgerClaim.nodes
  const measured = claims.filter((claim) => claim.measured)
  const found = claims.filter(({ source }) => source)
  const sample = claims.filter(({ isInvented }) => isInvented)
  const inOrder = [...measured, ...found, ...sample]
  const items = (group: typeof inOrder) =>
    group.map((claim) => (
      <LedgerClaim key={claim.folder} claim={claim} number={inOrder.indexOf(claim) + 1} words={words} />
    ))
  return (
    <>
      <PageIntro intro={intro}>
        <FirstFigure comparison={comparison} />
      </PageIntro>
      <BelowFold>
        <Comparison comparison={comparison} />
        <ClaimGroup heading={titles.measured}>{items(measured)}</ClaimGroup>
        <ClaimGroup heading={titles.source} dense>
          {items(found)}
        </ClaimGroup>
        <ClaimGroup heading={titles.invented} dense folded>
          {items(sample)}
        </ClaimGroup>
        <Repeat repeat={repeat} />
      </BelowFold>
    </>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.ProofPageQuery, PageLanguages>) {
  const site = siteOf(data, pageContext)
  const { seo, intro } = pageOf(data)
  const path = withoutPrefix(location)
  const trail = breadcrumbTrailOf(site, { name: intro.subtitle, path })
  return <Seo site={site} seo={seo} pathname={path} graph={[breadcrumbList(site, trail)]} />
}

const pageOf = ({ proofPage }: Queries.ProofPageQuery) => assertPresent(proofPage, "content/pages/proof.json")

export const query = graphql`
  query ProofPage {
    ...Site
    ...WordsOfEvidence
    ...WordsOfProof
    proofPage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
      comparison {
        ...Comparison
      }
      titles {
        measured {
          ...Point
        }
        source {
          ...Point
        }
        invented: sample {
          ...Point
        }
      }
      words {
        ...ProofWords
      }
      repeat {
        ...Repeat
      }
    }
    allLedgerClaim(sort: { folder: ASC }) {
      nodes {
        ...LedgerClaim
      }
    }
  }
`
