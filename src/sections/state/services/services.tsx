import { graphql } from "gatsby"
import { SpriteDrawing } from "../../../components/drawing/sprite-drawing"
import { Heading } from "../../../components/heading/heading"
import { Prices } from "./prices"
import * as styles from "./services.module.css"

type Props = {
  section: Queries.ServicesFragment
  plans: Queries.PricesFragment | null
  /** The buttons to the pricing page and the estimate. */
  ways: readonly (Queries.ActionFragment | null)[]
}

/** The services and their prices. */
export function Services({ section: { title, subtitle, items }, plans, ways }: Props) {
  return (
    <section className={`columns ${styles.section}`}>
      <Heading wide title={title} subtitle={subtitle} />
      <ul role="list" className={styles.cards}>
        {items.map(({ title: name, text, icon }) => (
          <li key={name} className={styles.card}>
            <SpriteDrawing drawing={icon} late className={styles.icon} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Prices plans={plans} actions={ways} />
    </section>
  )
}

export const fragment = graphql`
  fragment Services on ServiceSection {
    title
    subtitle
    items {
      title
      text
      icon {
        ...SpriteDrawing
      }
    }
  }
`
