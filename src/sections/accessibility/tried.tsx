import { graphql } from "gatsby"
import * as styles from "./accessibility.module.css"

/** What was tried, a row for each means. */
export function Tried({ tried: { title, text, items } }: { tried: Queries.TriedAccessFragment }) {
  return (
    <section className={`columns ${styles.section}`}>
      <div className={styles.heading}>
        <h2 className="title-s">{title}</h2>
        <p>{text}</p>
      </div>
      <dl className={styles.tried}>
        {items.map(({ means, what, when }) => (
          <div key={means}>
            <dt>{means}</dt>
            <dd className={styles.what}>{what}</dd>
            <dd className={styles.when}>{when}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export const fragment = graphql`
  fragment TriedAccess on AccessibilityPageTried {
    title
    text
    items {
      means
      what
      when
    }
  }
`
