import { graphql } from "gatsby"
import * as styles from "./repeat.module.css"

/** How anyone repeats the measurements: the commands, in order. Renders nothing without any. */
export function Repeat({ repeat }: { repeat: Queries.RepeatFragment | null }) {
  if (!repeat) return null
  return (
    <section className={`columns ${styles.section}`}>
      <div className={styles.words}>
        <h2 className="title-m">{repeat.title}</h2>
        <p className="lead">{repeat.text}</p>
      </div>
      <ol role="list" className={styles.steps}>
        {repeat.steps.map(({ command, text }) => (
          <li key={command}>
            <code>{command}</code>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

export const fragment = graphql`
  fragment Repeat on ProofRepeat {
    title
    text
    steps {
      command
      text
    }
  }
`
