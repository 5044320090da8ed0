import { ActionRow } from "../action-link/action-row"
import { Prose } from "./prose"
import * as styles from "./page-text.module.css"

type Props = {
  html: string
  /** Links below the text. */
  more: readonly Queries.ActionFragment[] | null
}

/** The text of a page that is mostly text, on the page's own columns, with links below it. */
export function PageText({ html, more }: Props) {
  return (
    <div className={`columns ${styles.text}`}>
      <Prose html={html} />
      <ActionRow plain actions={more ?? []} />
    </div>
  )
}
