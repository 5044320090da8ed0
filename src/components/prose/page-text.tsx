import { Prose } from "./prose"
import * as styles from "./page-text.module.css"

/** The text of a page that is mostly text, on the page's own columns. */
export function PageText({ html }: { html: string }) {
  return (
    <div className={`columns ${styles.text}`}>
      <Prose html={html} />
    </div>
  )
}
