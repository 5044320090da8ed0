import { graphql } from "gatsby"
import { SiteLink } from "../site-link/site-link"
import { receiptLinks } from "../../resume/receipt-links"
import { fillIn } from "../../text/fill-in"
import { useWords } from "../../hooks/use-words"
import * as styles from "./receipts.module.css"

/** What proves a skill: since when, and links to the work. Nothing where nothing is said. */
export function Receipts({ skill }: { skill: Queries.ReceiptsFragment }) {
  const words = useWords("receipts")
  const { since } = skill
  const links = receiptLinks(skill)
  if (!since && links.length === 0) return null
  return (
    <p className={styles.receipts}>
      {since && <span className={styles.since}>{fillIn(words.since, { year: since })}</span>}
      <span className={styles.links}>
        {links.map(({ label, to }) => (
          <SiteLink key={to} to={to}>
            {label}
          </SiteLink>
        ))}
      </span>
    </p>
  )
}

export const fragment = graphql`
  fragment Receipts on Skill {
    since
    proof {
      title
      caseStudy {
        path
      }
    }
    evidence {
      label
      to
    }
  }
`
