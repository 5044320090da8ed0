import { useOwnMarkup } from "../../hooks/use-own-markup"
import * as styles from "./prose.module.css"

/** An entry's body: markup made from its MDX when the site was built, of parts that are laid out one by one (startup/set-rest.ts). */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} data-parts="" dangerouslySetInnerHTML={useOwnMarkup(html)} />
}
