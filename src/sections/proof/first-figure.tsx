import * as styles from "./first-figure.module.css"

/** One figure before all others: this site's own in the first measure, the least good of its pages. */
export function FirstFigure({ comparison }: { comparison: Queries.ComparisonFragment | null }) {
  const [first] = comparison?.measures ?? []
  const own = first?.rows.filter(({ role }) => role === "own") ?? []
  const worst = own.find(({ part }) => part === Math.max(...own.map((row) => row.part)))
  if (!first || !worst) return null
  return (
    <div className={styles.first}>
      <p className={`display ${styles.figure}`}>{worst.value}</p>
      <p>
        <strong>{first.title}.</strong> <span lang="en">{worst.name}</span>. {first.text}
      </p>
    </div>
  )
}
