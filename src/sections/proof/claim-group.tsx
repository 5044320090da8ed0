import type { ReactNode } from "react"
import * as styles from "./claim-group.module.css"

type Props = {
  heading: { title: string; text: string }
  /** Whether its claims are short and stand in two columns. */
  dense?: boolean
  /** The claims, each in a list item of its own. */
  children: readonly ReactNode[]
}

/** The claims of one kind of evidence, below their heading. Renders nothing without any. */
export function ClaimGroup({ heading: { title, text }, dense = false, children }: Props) {
  if (children.length === 0) return null
  return (
    <section className={`columns ${styles.group}`}>
      <div className={styles.heading}>
        <h2 className="title-s">{title}</h2>
        <p>{text}</p>
      </div>
      <ol role="list" className={dense ? styles.dense : styles.claims}>
        {children}
      </ol>
    </section>
  )
}
