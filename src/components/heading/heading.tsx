import type { ReactNode } from "react"
import { nonBreakingTitle } from "../../text/non-breaking-title"
import * as styles from "./heading.module.css"

type Props = {
  title: string
  /** The text of the badge. */
  subtitle: string
  /** 1 for the page's own title, 2 for a section's. */
  level?: 1 | 2
  /** True if the heading is beside its content, not above it. */
  small?: boolean
  /** True if the title is as wide as the page, so that sections of one page differ. */
  wide?: boolean
  id?: string
  /** Content below the title, usually a lead. */
  children?: ReactNode
}

/** The heading of every section: a small badge above a large title. */
export function Heading({ title, subtitle, level = 2, small = false, wide = false, id, children }: Props) {
  const Title = level === 1 ? "h1" : "h2"
  const page = level === 1 ? `title-l ${styles.page}` : `title-m ${wide ? styles.wide : styles.section}`
  return (
    <div>
      <p className={styles.badge}>{subtitle}</p>
      <Title id={id} className={small ? `title-s ${styles.small}` : page}>
        {nonBreakingTitle(title)}
      </Title>
      {children && <div className={`lead ${styles.lead}`}>{children}</div>}
    </div>
  )
}
