import { graphql } from "gatsby"
import * as styles from "./repeat.module.css"

/** How anyone repeats the measurements: the commands, in order. Renders nothing without any. */
export function Repeat({ repeat }: { repeat: Queries.RepeatFragment | null }) {
  if (!repeat) return null
  return (
    <section className={`ink-ground ${styles.band}`}>
      <div className={`columns ${styles.columns}`}>
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
      </div>
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
