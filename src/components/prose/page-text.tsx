import { ActionRow } from "../action-link/action-row"
import { Prose } from "./prose"
import * as styles from "./page-text.module.css"

type Props = {
  html: string
  /** Links below the text. */
  links: readonly Queries.ActionFragment[] | null
}

/** The text of a page that is mostly text, on the page's own columns, with links below it. */
export function PageText({ html, links }: Props) {
  return (
    <div className={`columns ${styles.text}`}>
      <Prose html={html} />
      <ActionRow plain actions={links ?? []} />
    </div>
  )
}
