import { graphql } from "gatsby"
import { ActionRow } from "../../../components/action-link/action-row"
import { SiteLink } from "../../../components/site-link/site-link"
import { nonBreakingTitle } from "../../../text/non-breaking-title"
import { fillIn } from "../../../text/fill-in"
import * as styles from "./state-headline.module.css"

type Props = {
  state: Queries.StateHeadlineFragment
  shared: Queries.StateSharedFragment
  plans: Queries.LowestPriceFragment | null
}

/** The headline, the tagline with four cities, the first two buttons, and links with the lowest price and to a call. */
export function StateHeadline({
  state: { state, short, line, city1, city2, city3, city4 },
  shared,
  plans,
}: Props) {
  const low = lowestCost(plans)
  const quote = low !== undefined && shared.quote
  return (
    <section className={`columns ${styles.section}`}>
      <Title state={state} words={fillIn(shared.headline, { state, short })} />
      <div className={styles.promise}>
        <p className={styles.line}>{fillIn(line, { city1, city2, city3, city4, state, short })}</p>
        <ActionRow actions={[shared.start, shared.work]} />
        {(quote || shared.call) && (
          <p className={styles.direct}>
            {quote && <SiteLink to={quote.to}>{fillIn(quote.label, { low })}</SiteLink>}
            {shared.call && <SiteLink to={shared.call.to}>{shared.call.label}</SiteLink>}
          </p>
        )}
      </div>
    </section>
  )
}

/** The page's title. The state's name, where the title ends with it, is as large as its letters allow. */
function Title({ state, words }: { state: string; words: string }) {
  if (!words.endsWith(` ${state}`))
    return <h1 className={`display ${styles.title}`}>{nonBreakingTitle(words)}</h1>
  return (
    <h1 className={`display ${styles.large}`} style={{ "--letters": Math.max(state.length, 5) }}>
      <span className={styles.before}>{words.slice(0, -state.length)}</span>
      <span className={styles.name} style={{ "--bearing": sideBearing(state) }}>
        {state}
      </span>
    </h1>
  )
}

/** The blank at the left of a name's first letter, in em: stems have more of it than bows, diagonals have none. */
function sideBearing(name: string): number {
  const letter = name.normalize("NFD").charAt(0)
  if ("BDEFHIKLMNPRU".includes(letter)) return 0.07
  return "CGOQS".includes(letter) ? 0.04 : 0
}

/** What the plan that costs least costs, as pages write it. */
function lowestCost(plans: Queries.LowestPriceFragment | null): string | undefined {
  const [lowest] = (plans?.items ?? []).toSorted((a, b) => a.price - b.price)
  return lowest?.cost
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
    quote {
      ...Action
    }
    call {
      ...Action
    }
  }

  fragment LowestPrice on PlanList {
    items {
      price
      cost
    }
  }
`
