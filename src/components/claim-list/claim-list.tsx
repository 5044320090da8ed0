import { graphql } from "gatsby"
import { SiteLink } from "../site-link/site-link"
import { useWords } from "../../hooks/use-words"
import * as styles from "./claim-list.module.css"

/** Figures and their sources. A figure without a source is the owner's own. */
export function ClaimList({ claims }: { claims: readonly Queries.ClaimFragment[] }) {
  const { own } = useWords("claims")
  return (
    <ul role="list" className={styles.claims}>
      {claims.map(({ figure, text, source }) => (
        <li key={figure} className={styles.claim}>
          <p className={`display ${styles.figure}`} style={{ "--letters": figure.length }}>
            {figure}
          </p>
          <p>{text}</p>
          <p className={styles.source}>
            {source?.url ? <SiteLink to={source.url}>{source.label}</SiteLink> : (source?.label ?? own)}
          </p>
        </li>
      ))}
    </ul>
  )
}

export const fragment = graphql`
  fragment Claim on Claim {
    figure
    text
    source {
      label
      url
    }
  }
`
