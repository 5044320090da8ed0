import * as styles from "./lcp-bar.module.css"

type Props = { before: number; now: number; longest: number }

/** Two times as lengths: the earlier one drawn, the present one made. The table says them in figures. */
export function LcpBar({ before, now, longest }: Props) {
  return (
    <svg className={styles.bar} viewBox={`0 0 ${longest} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 5H${before}`} className={styles.drawn} />
      <path d={`M0 5H${now}`} className={styles.made} />
    </svg>
  )
}
