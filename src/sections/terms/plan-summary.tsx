import { useId } from "react"
import { AddOns } from "../pricing/add-ons"
import { Features } from "../pricing/features"
import { planLimits } from "../pricing/plan-limits"
import { useSite } from "../../hooks/use-site"
import { useWords } from "../../hooks/use-words"
import * as styles from "./plan-summary.module.css"

type Props = {
  plans: Queries.PlansFragment
  payment: string
  includedTitle: string
  /** The estimate, which has the prices of what comes on top. */
  estimate: Queries.AddOnsFragment | null
}

/** The plans with their prices, what all of them include, and what comes on top. */
export function PlanSummary({
  plans: { items, included, extras, words },
  payment,
  includedTitle,
  estimate,
}: Props) {
  const labels = useWords("plans")
  const { plurals } = useSite().words
  const titleId = useId()
  return (
    <section className={`ink-ground ${styles.band}`} aria-labelledby={titleId}>
      <div className={`columns ${styles.section}`}>
        <h2 id={titleId} className="title-m">
          {labels.sold}
        </h2>
        {items.map(({ name, cost, extras: more, adds, ...limits }) => (
          <div key={name} className={styles.plan}>
            <h3>{name}</h3>
            <p>
              <span className={`display ${styles.price}`}>{cost}</span> {payment}
            </p>
            <Features
              features={[
                ...planLimits(limits, words, labels, plurals),
                ...(more ? extras : []),
                ...(adds ?? []),
              ]}
            />
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
              <AddOns small estimate={estimate} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
