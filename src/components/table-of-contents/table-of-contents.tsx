import { useCurrentSection } from "./use-current-section"
import * as styles from "./table-of-contents.module.css"

type Section = { readonly slug: string; readonly title: string }

type Props = {
  /** The list's title, such as "On this page" or "Contents". */
  title: string
  sections: readonly Section[]
}

/** A table of contents for a long page, with links to its sections. The current section is marked. */
export function TableOfContents({ title, sections }: Props) {
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
