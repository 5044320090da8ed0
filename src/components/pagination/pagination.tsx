import { graphql, Link } from "gatsby"
import { pageOf } from "../../routes/list-pages"
import { numbersShown } from "./numbers-shown"
import { fillIn } from "../../text/fill-in"
import { useWords } from "../../hooks/use-words"
import * as styles from "./pagination.module.css"

/** The pagination of a list; renders nothing for a single page. */
export function Pagination({ list, number, of }: { list: string; number: number; of: number }) {
  const words = useWords("pagination")
  if (of === 1) return null
  return (
    <nav className={`columns ${styles.pages}`} aria-label={words.name}>
      <ul role="list" className={styles.list}>
        {number > 1 && (
          <li>
            <Link rel="prev" to={pageOf(list, number - 1)}>
              {words.previous}
            </Link>
          </li>
        )}
        {numbersShown(number, of).map((shown, index, all) => (
          <li key={shown} className={shown - (all[index - 1] ?? 0) > 1 ? styles.afterGap : undefined}>
            <Link
              to={pageOf(list, shown)}
              aria-label={fillIn(words.page, { number: String(shown) })}
              aria-current={shown === number ? "page" : undefined}
            >
              {shown}
            </Link>
          </li>
        ))}
        {number < of && (
          <li>
            <Link rel="next" to={pageOf(list, number + 1)}>
              {words.next}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

export const fragment = graphql`
  fragment FurtherPages on FurtherPages {
    title
    description
  }
`
