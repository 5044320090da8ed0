import { graphql } from "gatsby"
import { ActionLink } from "../../components/action-link/action-link"
import { Heading } from "../../components/heading/heading"
import * as styles from "./payment-options.module.css"

/** The payment methods, and a link to pay; renders nothing if one cannot pay here. */
export function PaymentOptions({ options }: { options: Queries.PaymentOptionsFragment | null }) {
  if (!options?.action) return null
  const { title, subtitle, text, methods, action } = options
  return (
    <section className={styles.band}>
      <div className="columns">
        <div className={styles.words}>
          <Heading title={title} subtitle={subtitle}>
            <p>{text}</p>
          </Heading>
        </div>
        <div className={styles.methods}>
          <ul role="list">
            {methods.map((method) => (
              <li key={method}>{method}</li>
            ))}
          </ul>
          <ActionLink plain action={action} />
        </div>
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment PaymentOptions on PaymentOptions {
    title
    subtitle
    text
    methods
    action {
      label
      to
    }
  }
`
