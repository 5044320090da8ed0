import * as styles from "./page-marks.module.css"

/** The outline of the page with a number, from 0. */
const outline = (number: number, inRow: number) =>
  `M${(number % inRow) * 14 + 1} ${Math.floor(number / inRow) * 18 + 1}h9v13h-9z`

const outlines = (from: number, to: number, inRow: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => outline(from + index, inRow)).join("")

type Props = { count: number; limit: number; inRow?: number }

/** The pages of a site, made, and those that its plan still has room for, drawn. The words beside it say the same. */
export function PageMarks({ count, limit, inRow = 20 }: Props) {
  const all = Math.max(count, limit)
  const rows = Math.ceil(all / inRow)
  return (
    <svg
      className={styles.marks}
      viewBox={`0 0 ${Math.min(all, inRow) * 14} ${rows * 18}`}
      width={Math.min(all, inRow) * 14}
      height={rows * 18}
      aria-hidden="true"
    >
      <path className={styles.made} d={outlines(0, count, inRow)} />
      <path className={styles.drawn} d={outlines(count, limit, inRow)} />
    </svg>
  )
}
