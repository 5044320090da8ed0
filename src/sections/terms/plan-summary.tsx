import { useId } from "react"
import { planLimits } from "../pricing/plan-limits"
import * as styles from "./plan-summary.module.css"

type Props = {
  plans: Queries.PlansFragment
  payment: string
  includedTitle: string
  /** The estimate, which has the prices of what comes on top. */
  estimate: Queries.ExtrasFragment | null
}

/** The plans with their prices, what all of them include, and what comes on top. */
export function PlanSummary({
  plans: { items, included, extras, words },
  payment,
  includedTitle,
  estimate,
}: Props) {
  const titleId = useId()
  return (
    <section className={`columns ${styles.section}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="title-s">
        What is sold
      </h2>
      {items.map(({ name, cost, extras: more, adds, ...limits }) => (
        <div key={name} className={styles.plan}>
          <h3>{name}</h3>
          <ul role="list">
            <li>{`${cost}, ${payment}`}</li>
            {[...planLimits(limits, words), ...(more ? extras : []), ...(adds ?? [])].map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      ))}
      <div className={styles.more}>
        <div className={styles.included}>
          <h3>{includedTitle}</h3>
          <ul role="list">
            {included.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        {estimate && (
          <div className={styles.included}>
            <h3>{estimate.said.extras}</h3>
            <ul role="list">
              {estimate.extras.map(({ label, cost }) => (
                <li key={label}>{`${label}: ${cost.replaceAll(" ", "\u00a0")}`}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
