import { graphql } from "gatsby"
import * as styles from "./accessibility.module.css"

/** The known gaps. */
export function Gaps({ gaps: { title, text, items } }: { gaps: Queries.AccessGapsFragment }) {
  return (
    <section className={`columns ${styles.section}`}>
      <div className={styles.words}>
        <h2 className="title-s">{title}</h2>
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
