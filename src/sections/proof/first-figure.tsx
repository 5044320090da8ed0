import { useLanguageMark } from "../../hooks/use-language-mark"
import * as styles from "./first-figure.module.css"

/** One figure before all others: this site's own in the first measure, the least good of its pages. */
export function FirstFigure({ comparison }: { comparison: Queries.ComparisonFragment | null }) {
  const mark = useLanguageMark()
  const [first] = comparison?.measures ?? []
  const own = first?.rows.filter(({ role }) => role === "own") ?? []
  const worst = own.find(({ part }) => part === Math.max(...own.map((row) => row.part)))
  if (!first || !worst) return null
  // The sign stays in the text's font: the display font has it in a further file.
  const [number, isMultiple] = worst.value.split(/\s*×/)
  return (
    <div className={styles.first}>
      <p className={styles.figure}>
        <span className="display" style={{ "--letters": number?.length }}>
          {number}
        </span>
        {isMultiple !== undefined && <span>×</span>}
      </p>
      <p>
        <strong>{first.title}.</strong> <span {...mark("en")}>{worst.name}</span>. {first.text}
      </p>
    </div>
  )
}
