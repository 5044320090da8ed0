import type { ReactNode } from "react"
import * as styles from "./seeking.module.css"

type Props = {
  title: string
  /** Who the owner is, in two or three sentences. */
  summary: string
  facts: readonly { name: string; value: string }[]
  /** The ways to reach them. */
  children: ReactNode
}

/** Who the owner is, and what they look for. */
export function Seeking({ title, summary, facts, children }: Props) {
  return (
    <section className={`ink-ground ${styles.band}`}>
      <div className={`columns ${styles.section}`}>
        <p className={styles.summary}>{summary}</p>
        {facts.length > 0 && (
          <div className={styles.facts}>
            <h2 className="title-s">{title}</h2>
            <dl>
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <div className={styles.ways}>{children}</div>
      </div>
    </section>
  )
}
