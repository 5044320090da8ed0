import { graphql } from "gatsby"
import { ActionLink } from "../../components/action-link/action-link"
import { dollars } from "../../text/dollars"
import * as styles from "./plans.module.css"

type Props = { plans: Queries.PlansFragment; page: Queries.PlanWordsFragment }

/** The plans side by side, and the features that all of them include. */
export function Plans({ plans: { items, included, extras }, page }: Props) {
  return (
    <section className={`columns ${styles.section}`} aria-label="Plans">
      <ul role="list" className={styles.plans}>
        {items.map(({ name, price, audience, saving, popular, pages, keywords, extras: hasExtras, adds }) => (
          <li key={name} className={styles.plan} data-popular={popular || undefined}>
            <div>
              {popular && <p className={styles.popular}>{page.popular}</p>}
              <h2 className={styles.name}>{name}</h2>
              <p>{audience}</p>
            </div>
            <p className={`display ${styles.price}`}>
              {dollars(price)} <span>{page.payment}</span>
            </p>
            <p className={styles.saving}>{saving}</p>
            <ul role="list" className={styles.features}>
              <li>Up to {pages} pages</li>
              <li>{keywords} on-page SEO keywords</li>
              {[...(hasExtras ? extras : []), ...(adds ?? [])].map((extra) => (
                <li key={extra}>{extra}</li>
              ))}
            </ul>
            <ActionLink plain={!popular} action={page.action} detail={name} />
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
    </section>
  )
}

export const fragment = graphql`
  fragment PlanWords on PricingPage {
    action {
      ...Action
    }
    popular
    payment
    includedTitle
  }

  fragment Plans on PlanList {
    included
    extras
    items {
      name
      price
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
