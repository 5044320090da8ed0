import { ActionLink } from "./action-link"
import * as styles from "./action-row.module.css"

type Props = {
  actions: readonly (Queries.ActionFragment | null)[]
  /** True if none of them is the main action. */
  plain?: boolean
}

/** Buttons side by side, without those whose page the site does without. The first is the main action. */
export function ActionRow({ actions, plain = false }: Props) {
  const present = actions.filter((action) => action !== null)
  if (present.length === 0) return null
  return (
    <div className={styles.row}>
      {present.map((action, index) => (
        <ActionLink key={action.label} plain={plain || index > 0} action={action} />
      ))}
    </div>
  )
}
