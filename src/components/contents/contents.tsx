import * as styles from "./contents.module.css"

type Props = {
  /** What the list is called: On this page, Contents. */
  title: string
  sections: readonly { readonly slug: string; readonly title: string }[]
}

/** The sections of a long page, each a link to its anchor. */
export function Contents({ title, sections }: Props) {
  return (
    <nav className={styles.contents} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ol>
        {sections.map((section) => (
          <li key={section.slug}>
            <a href={`#${section.slug}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
