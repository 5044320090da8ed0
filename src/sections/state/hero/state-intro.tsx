import { graphql } from "gatsby"
import { ClaimList } from "../../../components/claim-list/claim-list"
import { Heading } from "../../../components/heading/heading"
import * as styles from "./state-intro.module.css"

/** The intro with its statistics. */
export function StateIntro({
  intro: { title, subtitle, text, claims },
}: {
  intro: Queries.StateIntroFragment
}) {
  return (
    <section className={`ink-ground ${styles.band}`}>
      <div className="columns">
        <Heading title={title} subtitle={subtitle}>
          <p>{text}</p>
        </Heading>
        <ClaimList claims={claims} />
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment StateIntro on StateIntro {
    title
    subtitle
    text
    claims {
      ...Claim
    }
  }
`
