import { graphql } from "gatsby"
import * as styles from "./add-ons.module.css"

type Props = {
  estimate: Queries.AddOnsFragment
  /** True below another section's title. */
  small?: boolean
}

/** What comes on top of a plan, with its price. The estimate charges the same. */
export function AddOns({ estimate: { said, extras }, small = false }: Props) {
  return (
    <div className={styles.extras}>
      {small ? <h3>{said.extras}</h3> : <h2 className="title-s">{said.extras}</h2>}
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
  fragment AddOns on EstimatePage {
    said {
      extras
    }
    extras {
      label
      cost
    }
  }
`
