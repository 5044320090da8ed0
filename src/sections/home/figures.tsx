import { graphql } from "gatsby"
import { ClaimList } from "../../components/claim-list/claim-list"
import { Heading } from "../../components/heading/heading"
import * as styles from "./figures.module.css"

/** Why looks and speed matter, in figures; renders nothing without any. */
export function Figures({ section }: { section: Queries.FiguresFragment | null }) {
  if (!section) return null
  const { title, subtitle, claims } = section
  return (
    <section className={`ink-ground ${styles.band}`}>
      <div className="columns">
        <Heading title={title} subtitle={subtitle} />
        <ClaimList claims={claims} />
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment Figures on ClaimSection {
    title
    subtitle
    claims {
      ...Claim
    }
  }
`
