import { graphql } from "gatsby"
import * as styles from "./outcome.module.css"

/** What came of a project, in figures: thin what was, bold what is, divided by a hairline. Renders nothing without any. */
export function Outcome({ outcome }: { outcome: Queries.OutcomeFragment["outcome"] }) {
  if (!outcome) return null
  return (
    <dl className={styles.outcome}>
      {outcome.map(({ value, from, label }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>
            {from && (
              <span className={styles.from}>
                <span className="visually-hidden">from </span>
                {from}
                <span className="visually-hidden"> to </span>
              </span>
            )}
            <strong className="display">{value}</strong>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const fragment = graphql`
  fragment Outcome on CaseStudy {
    outcome {
      value
      from
      label
    }
  }
`
