import { graphql } from "gatsby"
import { ClaimList } from "../../components/claim-list/claim-list"
import { Heading } from "../../components/heading/heading"
import * as styles from "./figures.module.css"

/** Why looks and speed matter, in figures. */
export function Figures({ section: { title, subtitle, claims } }: { section: Queries.FiguresFragment }) {
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
