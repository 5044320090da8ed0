import { graphql } from "gatsby"
import { ActionLink } from "../../components/action-link/action-link"
import * as styles from "./prices.module.css"

type Props = { plans: Queries.PricesFragment | null; action: Queries.ActionFragment | null }

/** The prices: a line for each plan, and a link to the pricing page; renders nothing without plans. */
export function Prices({ plans, action }: Props) {
  if (!plans || plans.items.length === 0) return null
  return (
    <div className={styles.prices}>
      <dl>
        {plans.items.map(({ name, cost, audience }) => (
          <div key={name}>
            <dt>
              {name}
              <span>{audience}</span>
            </dt>
            <dd className="display">{cost}</dd>
          </div>
        ))}
      </dl>
      {action && <ActionLink plain action={action} />}
    </div>
  )
}

export const fragment = graphql`
  fragment Prices on PlanList {
    items {
      name
      cost
      audience
    }
  }
`
