import { graphql } from "gatsby"
import { nonBreakingTitle } from "../../text/non-breaking-title"
import * as styles from "./handover.module.css"

/** How another developer takes over: a morning by the clock. */
export const HandoverSteps = ({
  monday: { title, text, steps },
}: {
  monday: Queries.HandoverStepsFragment
}) => (
  <section className={`columns ${styles.section}`}>
    <div className={styles.words}>
      <h2 className="title-m">{nonBreakingTitle(title)}</h2>
      <p>{text}</p>
    </div>
    <ol role="list" className={styles.steps}>
      {steps.map((step) => (
        <li key={step.title}>
          <span className={`display ${styles.at}`}>{step.at}</span>
          <div>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
)

export const fragment = graphql`
  fragment HandoverSteps on Handover {
    title
    text
    steps {
      at
      title
      text
    }
  }
`
