import * as styles from "./prose.module.css"

/** An entry's body: markup made from its MDX when the site was built. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
