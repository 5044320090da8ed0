import { graphql } from "gatsby"
import { SiteLink } from "../site-link/site-link"
import { useWords } from "../../hooks/use-words"
import * as styles from "./evidence-mark.module.css"

/** Says beside figures what they rest on: that they are a sample, or where the ledger proves them. Else it renders nothing. */
export function EvidenceMark({ evidence }: { evidence: Queries.EvidenceFragment | null }) {
  const { sampleMark, measured } = useWords("evidence")
  if (!evidence) return null
  const { isInvented, to } = evidence
  const words = isInvented ? sampleMark : measured
  if (!to) return isInvented ? <p className={styles.mark}>{words}</p> : null
  return (
    <p className={isInvented ? styles.mark : styles.link}>
      <SiteLink to={to}>{words}</SiteLink>
    </p>
  )
}

export const fragment = graphql`
  fragment Evidence on Evidence {
    isInvented: sample
    to
  }
`
