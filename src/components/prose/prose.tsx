import { useOwnMarkup } from "../../hooks/use-own-markup"
import * as styles from "./prose.module.css"

/** An entry's body: HTML built from its MDX. Its parts are laid out one by one (startup/set-rest.ts). */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} data-parts="" dangerouslySetInnerHTML={useOwnMarkup(html)} />
}
