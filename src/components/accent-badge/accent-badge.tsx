import * as styles from "./accent-badge.module.css"

/** A word or two on a project's accent color: its type or its status. */
export function AccentBadge({ text }: { text: string }) {
  return <p className={styles.badge}>{text}</p>
}
