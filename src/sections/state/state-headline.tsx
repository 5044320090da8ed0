import { graphql } from "gatsby"
import { ActionRow } from "../../components/action-link/action-row"
import { fillIn } from "../../text/fill-in"
import * as styles from "./state-headline.module.css"

type Props = { state: Queries.StateHeadlineFragment; shared: Queries.StateSharedFragment }

/** The headline, the tagline with four cities, and the first two buttons. */
export function StateHeadline({ state: { state, short, line, city1, city2, city3, city4 }, shared }: Props) {
  return (
    <section className={`columns ${styles.section}`}>
      <h1 className={`display ${styles.title}`}>{fillIn(shared.headline, { state, short })}</h1>
      <div className={styles.promise}>
        <p className={styles.line}>{fillIn(line, { city1, city2, city3, city4, state, short })}</p>
        <ActionRow actions={[shared.start, shared.work]} />
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment StateHeadline on State {
    state
    short
    line
    city1
    city2
    city3
    city4
  }

  fragment StateShared on StatePages {
    headline
    start {
      ...Action
    }
    work {
      ...Action
    }
  }
`
