import { graphql } from "gatsby"
import { Drawing } from "../../components/drawing/drawing"
import { Heading } from "../../components/heading/heading"
import * as styles from "./services.module.css"

/** The six services. */
export function Services({ section: { title, subtitle, items } }: { section: Queries.ServicesFragment }) {
  return (
    <section className={`columns ${styles.section}`}>
      <Heading title={title} subtitle={subtitle} />
      <ul role="list" className={styles.cards}>
        {items.map(({ title: name, text, icon }) => (
          <li key={name} className={styles.card}>
            <Drawing drawing={icon} className={styles.icon} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
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
        alt
        svg
      }
    }
  }
`
