import { graphql } from "gatsby"
import * as styles from "./availability.module.css"

/** The owner's next free start, a line for projects and one for full-time work; nothing without dates. */
export function Availability({
  availability,
}: {
  availability: Queries.AvailabilityTextFragment | null | undefined
}) {
  const lines = [availability?.projects, availability?.fullTime].filter((line) => typeof line === "string")
  if (lines.length === 0) return null
  return (
    <ul role="list" className={styles.availability} aria-label="Next free start">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

export const fragment = graphql`
  fragment AvailabilityText on AvailabilityText {
    projects
    fullTime
  }
`
