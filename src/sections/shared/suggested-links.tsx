import { ActionLink } from "../../components/action-link/action-link"
import * as styles from "./suggested-links.module.css"

/** Links to other pages, for a page that would be a dead end. */
export function SuggestedLinks({ links }: { links: readonly Queries.ActionFragment[] }) {
  if (links.length === 0) return null
  return (
    <nav className={`columns ${styles.section}`} aria-label="Other pages">
      <ul className={styles.links}>
        {links.map((link, index) => (
          <li key={link.to}>
            <ActionLink plain={index > 0} action={link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
