import { useWords } from "../../hooks/use-words"
import * as styles from "./sheets.module.css"

/** The list of what the page shows, like the list of sheets at the start of a set of drawings. */
export function Sheets({ steps }: { steps: readonly Queries.MadeStepFragment[] }) {
  const words = useWords("made")
  return (
    <nav aria-label={words.steps} className={styles.sheets}>
      <ol role="list">
        {steps.map(({ title, code }, index) => (
          <li key={title}>
            <a href={`#step-${index + 1}`}>
              {title}
              {code && <code>{code.file.split("/").at(-1)}</code>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
