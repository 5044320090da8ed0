import { graphql } from "gatsby"
import { ActionRow } from "../../components/action-link/action-row"
import { planLimits } from "../pricing/plan-limits"
import { useSite } from "../../hooks/use-site"
import { useWords } from "../../hooks/use-words"
import { joinList } from "../../text/locale/join-list"
import * as styles from "./plan-table.module.css"

type Props = {
  plans: Queries.PlansFragment
  words: Queries.EstimateWordsFragment
}

/** The plans as a table, with ways to ask. It stands in place of the estimate where there is no script. */
export function PlanTable({ plans: { items, words: limitWords }, words: { without, write, book } }: Props) {
  const labels = useWords("estimate")
  const limitLabels = useWords("plans")
  const {
    language,
    words: { plurals },
  } = useSite()
  return (
    <section className={`columns ${styles.section}`} aria-label={labels.plans}>
      <p className="lead">{without}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{labels.plan}</th>
            <th scope="col">{labels.has}</th>
            <th scope="col">{labels.price}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, audience, cost, adds, ...limits }) => (
            <tr key={name}>
              <th scope="row">
                {name} <span>{audience}</span>
              </th>
              <td>
                {joinList(
                  [...planLimits(limits, limitWords, limitLabels, plurals), ...(adds ?? [])],
                  language,
                )}
              </td>
              <td className="display">{cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ActionRow actions={[write, book]} />
    </section>
  )
}

export const fragment = graphql`
  fragment EstimateWords on EstimateWords {
    title
    start
    total
    pages
    days
    exactDays
    dated
    launch
    validity
    validDays
    fits
    late
    included
    excluded
    send
    book {
      label
      to
    }
    yours {
      label
      to
    }
    write {
      label
      to
    }
    without
    message
  }
`
