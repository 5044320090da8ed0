import type { ReactNode } from "react"
import { nonBreakingTitle } from "../../text/non-breaking-title"
import * as styles from "./small-intro.module.css"

type Props = {
  intro: Queries.IntroFragment
  /** A table of what the page has, in place of the second column. */
  children?: ReactNode
}

/** The top of a page to read, or to look something up: a smaller title without a badge, and the lead beside it. */
export const SmallIntro = ({ intro: { title, text }, children }: Props) => (
  <div className={`columns ${styles.intro}`}>
    <h1 className="title-m">{nonBreakingTitle(title)}</h1>
    <p className={children ? "lead" : undefined}>{text}</p>
    {children}
  </div>
)
