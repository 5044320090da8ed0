import { graphql } from "gatsby"
import * as styles from "./extras.module.css"

/** What comes on top of a plan, with its price. The estimate charges the same. */
export function Extras({ estimate: { said, extras } }: { estimate: Queries.ExtrasFragment }) {
  return (
    <div className={styles.extras}>
      <h2 className="title-s">{said.extras}</h2>
      <dl>
        {extras.map(({ label, cost }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{cost}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export const fragment = graphql`
  fragment Extras on EstimatePage {
    said {
      extras
    }
    extras {
      label
      cost
    }
  }
`
