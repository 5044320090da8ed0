import { ActionLink } from "./action-link"
import * as styles from "./action-row.module.css"

/** Buttons side by side. The first is the main action. */
export function ActionRow({ actions }: { actions: readonly Queries.ActionFragment[] }) {
  return (
    <div className={styles.row}>
      {actions.map((action, index) => (
        <ActionLink key={action.label} plain={index > 0} action={action} />
      ))}
    </div>
  )
}
