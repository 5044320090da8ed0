import type { ReactNode } from "react"
import * as styles from "./accent-badge.module.css"

/** A badge in the project's accent color with its type or status, or a link that says it. */
export function AccentBadge({ children }: { children: ReactNode }) {
  return <p className={styles.badge}>{children}</p>
}
