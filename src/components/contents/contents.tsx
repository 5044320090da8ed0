import { useCurrentSection } from "../../hooks/use-current-section"
import * as styles from "./contents.module.css"

type Section = { readonly slug: string; readonly title: string }

type Props = {
  /** What the list is called: On this page, Contents. */
  title: string
  sections: readonly Section[]
}

/** The sections of a long page, each a link to its anchor; the one being read is marked. */
export function Contents({ title, sections }: Props) {
  const current = useCurrentSection(sections.map(({ slug }) => slug))
  return (
    <nav className={styles.contents} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ol>
        {sections.map(({ slug, title: words }) => (
          <li key={slug}>
            <a href={`#${slug}`} aria-current={slug === current ? "true" : undefined}>
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
