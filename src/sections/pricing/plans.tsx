import { graphql } from "gatsby"
import { ActionLink } from "../../components/action-link/action-link"
import { forPlan } from "../booking/prefill"
import { AddOns } from "./add-ons"
import { Features } from "./features"
import { planLimits } from "./plan-limits"
import { PageScale } from "./page-scale"
import { useRoute } from "../../hooks/use-route"
import { useSite } from "../../hooks/use-site"
import { useWords } from "../../hooks/use-words"
import * as styles from "./plans.module.css"

type Props = {
  plans: Queries.PlansFragment
  page: Queries.PlanLabelsFragment
  /** The estimate, which has the prices of what comes on top. */
  estimate: Queries.AddOnsFragment | null
}

/** The plans side by side, the features that all of them include, and what costs extra. */
export function Plans({ plans: { items, included, extras, words }, page, estimate }: Props) {
  const labels = useWords("plans")
  const { plurals } = useSite().words
  const { action } = page
  const booking = useRoute("booking")
  return (
    <section className={`columns ${styles.section}`} aria-label={labels.name}>
      <PageScale plans={items} />
      <ul role="list" className={styles.plans}>
        {items.map(({ name, cost, audience, saving, popular, extras: hasExtras, adds, ...limits }) => (
          <li
            key={name}
            className={`${styles.plan} ${popular ? "ink-ground" : ""}`}
            data-popular={popular || undefined}
          >
            {popular && <p className={styles.popular}>{page.popular}</p>}
            <div className={styles.head}>
              <h2 className={styles.name}>{name}</h2>
              <p>{audience}</p>
            </div>
            <p className={`display ${styles.price}`}>
              {cost} <span>{page.payment}</span>
            </p>
            <p className={styles.saving}>{saving}</p>
            <Features
              className={styles.features}
              features={[
                ...planLimits(limits, words, labels, plurals),
                ...(hasExtras ? extras : []),
                ...(adds ?? []),
              ]}
            />
            {action && (
              <ActionLink
                plain={!popular}
                action={action.to === booking ? { ...action, to: forPlan(booking, name) } : action}
                detail={name}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.included}>
        <h2 className="display">{page.includedTitle}</h2>
        <ul role="list">
          {included.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      {estimate && <AddOns estimate={estimate} />}
    </section>
  )
}

export const fragment = graphql`
  fragment PlanLabels on PricingPage {
    action {
      ...Action
    }
    estimate {
      ...Action
    }
    popular
    payment
    includedTitle
  }

  fragment Plans on PlanList {
    included
    extras
    words {
      ...PlanLimitTexts
    }
    items {
      name
      price
      cost
      audience
      saving
      popular
      pages
      keywords
      extras
      adds
    }
  }
`
