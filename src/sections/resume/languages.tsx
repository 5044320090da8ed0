import * as styles from "./languages.module.css"

/** The languages the owner speaks, in a row; nothing without any. */
export function Languages({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section className={`columns ${styles.section}`}>
      <h2 className="title-s">{title}</h2>
      <ul role="list" className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
