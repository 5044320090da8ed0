import * as styles from "./accent-badge.module.css"

/** A badge in the project's accent color with its type or status. */
export function AccentBadge({ text }: { text: string }) {
  return <p className={styles.badge}>{text}</p>
}
