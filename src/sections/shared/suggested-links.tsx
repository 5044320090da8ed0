import { ActionLink } from "../../components/action-link/action-link"
import { useLanguageMark } from "../../hooks/use-language-mark"
import { useWords } from "../../hooks/use-words"
import * as styles from "./suggested-links.module.css"

type Link = Queries.ActionFragment & {
  /** The language of its label, if that is not the page's. */
  language?: string
}

/** Links to other pages, for a page that would be a dead end. */
export function SuggestedLinks({ links }: { links: readonly Link[] }) {
  const words = useWords("suggestedLinks")
  const mark = useLanguageMark()
  if (links.length === 0) return null
  return (
    <nav className={`columns ${styles.section}`} aria-label={words.name}>
      <ul className={styles.links}>
        {links.map((link, index) => (
          <li key={link.to} {...mark(link.language)}>
            <ActionLink plain={index > 0} action={link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
