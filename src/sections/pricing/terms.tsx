import { graphql } from "gatsby"
import { Heading } from "../../components/heading/heading"
import { Points } from "../../components/points/points"
import * as styles from "./terms.module.css"

/** The terms of work. */
export function Terms({ terms: { title, subtitle, text, items } }: { terms: Queries.TermsFragment }) {
  return (
    <section className={`columns ${styles.section}`}>
      <div className={styles.heading}>
        <Heading title={title} subtitle={subtitle}>
          <p>{text}</p>
        </Heading>
      </div>
      <div className={styles.items}>
        <Points items={items} />
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment Terms on Terms {
    title
    subtitle
    text
    items {
      ...Point
    }
  }
`
