import { graphql } from "gatsby"
import * as styles from "./openings.module.css"

/** The owner's next free start, a line for projects and one for full-time work; nothing without dates. */
export function Openings({ openings }: { openings: Queries.OpeningsFragment | null | undefined }) {
  const lines = [openings?.projects, openings?.fullTime].filter((line) => typeof line === "string")
  if (lines.length === 0) return null
  return (
    <ul role="list" className={styles.openings} aria-label="Next free start">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

export const fragment = graphql`
  fragment Openings on Openings {
    projects
    fullTime
  }
`
