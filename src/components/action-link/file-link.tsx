import { withPrefix } from "../../browser/path-prefix"
import * as styles from "./action-link.module.css"

type Props = {
  /** The words on the button. The file's kind and size follow them. */
  label: string
  file: { path: string; type: string; kind: string; size: number }
}

/** A link to a file of the site that looks like a button and says what will be loaded. */
export const FileLink = ({ label, file: { path, type, kind, size } }: Props) => (
  <a href={withPrefix(path)} type={type} className={styles.primary}>
    {`${label} (${kind}, ${Math.ceil(size / 1000)} kB)`}
  </a>
)
