import { graphql } from "gatsby"
import * as styles from "./accessibility.module.css"

/** The known gaps. */
export function Gaps({ gaps: { title, text, items } }: { gaps: Queries.AccessGapsFragment }) {
  return (
    <section className={`ink-ground ${styles.band}`}>
      <div className="columns">
        <div className={styles.words}>
          <h2 className="title-m">{title}</h2>
          <p>{text}</p>
        </div>
        <ul role="list" className={styles.gaps}>
          {items.map((gap) => (
            <li key={gap.title}>
              <h3>{gap.title}</h3>
              <p>{gap.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment AccessGaps on AccessibilityPageGaps {
    title
    text
    items {
      ...Point
    }
  }
`
