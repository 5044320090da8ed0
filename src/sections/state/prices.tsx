import { graphql } from "gatsby"
import { ActionLink } from "../../components/action-link/action-link"
import { dollars } from "../../text/dollars"
import * as styles from "./prices.module.css"

type Props = { plans: Queries.PricesFragment; action: Queries.ActionFragment }

/** The prices: a line for each plan, and a link to the pricing page. */
export function Prices({ plans: { items }, action }: Props) {
  return (
    <div className={styles.prices}>
      <dl>
        {items.map(({ name, price, audience }) => (
          <div key={name}>
            <dt>
              {name}
              <span>{audience}</span>
            </dt>
            <dd className="display">{dollars(price)}</dd>
          </div>
        ))}
      </dl>
      <ActionLink plain action={action} />
    </div>
  )
}

export const fragment = graphql`
  fragment Prices on PlanList {
    items {
      name
      price
      audience
    }
  }
`
