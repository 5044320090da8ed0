import { graphql } from "gatsby"
import { ClaimList } from "../../components/claim-list/claim-list"
import { Heading } from "../../components/heading/heading"
import type { Figures as Counted } from "../../title-block/figures"
import { OwnSeconds } from "./own-seconds"
import * as styles from "./figures.module.css"

type Props = {
  section: Queries.FiguresFragment | null
  /** What the build counted of the page. */
  counted: Counted
}

/** Why looks and speed matter: the page's own seconds, then the figures of others. Renders nothing without any. */
export function Figures({ section, counted }: Props) {
  if (!section) return null
  const { title, subtitle, own, claims } = section
  return (
    <section className={`ink-ground ${styles.band}`}>
      <div className="columns">
        <Heading title={title} subtitle={subtitle} />
        {own && <OwnSeconds words={own} figures={counted} />}
        <div className={own ? styles.others : undefined}>
          {own && <h3 className="title-s">{own.others}</h3>}
          <ClaimList claims={claims} />
        </div>
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment Figures on ClaimSection {
    title
    subtitle
    own {
      ...OwnSeconds
    }
    claims {
      ...Claim
    }
  }
`
