import { ActionLink } from "../../components/action-link/action-link"
import * as styles from "./ways-on.module.css"

/** Where to go from a page that leads nowhere. */
export function WaysOn({ links }: { links: readonly Queries.ActionFragment[] }) {
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
