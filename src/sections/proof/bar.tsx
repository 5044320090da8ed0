import * as styles from "./bar.module.css"

type Props = {
  row: { role: string; part: number; leastPart: number | null; mostPart: number | null }
  /** Where the floor's bar ends. */
  floor: number | undefined
}

const width = (part: number) => Number((part * 100).toFixed(1))

/**
 * A row's figure as a bar: solid for a page of this site, drawn for others, with a construction line at the floor. A line
 * below it spans the runs. The figure stands beside it in words.
 */
export function Bar({ row: { role, part, leastPart, mostPart }, floor }: Props) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
      {floor !== undefined && <path d={`M${width(floor)} -16V30`} className={styles.floor} />}
      <path d="M0 0V14" />
      <rect y="2" width={width(part)} height="8" className={role === "own" ? styles.own : undefined} />
      {leastPart !== null && mostPart !== null && <path d={`M${width(leastPart)} 13H${width(mostPart)}`} />}
    </svg>
  )
}
