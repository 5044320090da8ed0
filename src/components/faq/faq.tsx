import { SiteLink } from "../site-link/site-link"
import * as styles from "./faq.module.css"

type Item = {
  readonly question: string
  readonly answer: string
  /** A link below the answer. */
  readonly action: Queries.ActionFragment | null
}

/**
 * Questions and answers, at most one open. A click opens one and closes the other; a
 * click on the open one closes it. The browser does this for `details` elements that share
 * a name. On a large screen there are two columns, split by count.
 */
export function Faq({ items }: { items: readonly Item[] }) {
  const half = Math.ceil(items.length / 2)
  const columns = [items.slice(0, half), items.slice(half)].filter((column) => column.length > 0)
  return (
    <div className={styles.columns}>
      {columns.map((column) => (
        <div key={column[0]?.question}>
          {column.map(({ question, answer, action }) => (
            <details key={question} name="faq" className={styles.item}>
              <summary className={styles.question}>
                <h3>{question}</h3>
              </summary>
              <p className={styles.answer}>{answer}</p>
              {action && (
                <p className={styles.answer}>
                  <SiteLink to={action.to}>{action.label}</SiteLink>
                </p>
              )}
            </details>
          ))}
        </div>
      ))}
    </div>
  )
}
