import { type ReactNode, useId } from "react"
import * as styles from "./facts.module.css"

type Props = {
  id: string
  title: string
  /** The text between the title and the list. */
  children: ReactNode
  /** The facts, which may be none: the name in the code, a label, and a description. */
  facts: readonly { name: string; label?: string; text: string }[]
}

/** A list of named facts with their title. */
export function Facts({ id, title, children, facts }: Props) {
  const titleId = useId()
  return (
    <section id={id} className={`columns ${styles.section}`} aria-labelledby={titleId}>
      <div className={styles.heading}>
        <h2 id={titleId} className="title-s">
          {title}
        </h2>
        {children}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, label, text }) => (
            <div key={name}>
              <dt>
                {label} <code>{name}</code>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
