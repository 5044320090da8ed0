import { graphql } from "gatsby"
import { ActionRow } from "../../../components/action-link/action-row"
import * as styles from "./prices.module.css"

type Props = { plans: Queries.PricesFragment | null; actions: readonly (Queries.ActionFragment | null)[] }

/** The prices: a line for each plan, and links to the pricing page and the estimate; renders nothing without plans. */
export function Prices({ plans, actions }: Props) {
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
      <ActionRow plain actions={actions} />
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
