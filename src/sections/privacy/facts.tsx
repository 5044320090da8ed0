import { type ReactNode, useId } from "react"
import * as styles from "./facts.module.css"

type Props = {
  id: string
  title: string
  /** True for the one list of the page that is as wide as it, on a ground of its own. */
  wide?: boolean
  /** The text between the title and the list. */
  children: ReactNode
  /** The facts, which may be none: the name in the code, a label, and a description. */
  facts: readonly { name: string; label?: string; text: string }[]
}

/** A list of named facts with their title. */
export function Facts({ id, title, wide = false, children, facts }: Props) {
  const titleId = useId()
  return (
    <section id={id} className={wide ? `ink-ground ${styles.wide}` : styles.list} aria-labelledby={titleId}>
      <div className={`columns ${styles.section}`}>
        <div className={styles.heading}>
          <h2 id={titleId} className={wide ? "title-m" : "title-s"}>
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
      </div>
    </section>
  )
}
