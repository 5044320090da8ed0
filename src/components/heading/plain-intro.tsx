import type { ReactNode } from "react"
import { nonBreakingTitle } from "../../text/non-breaking-title"
import * as styles from "./plain-intro.module.css"

type Props = {
  intro: Queries.IntroFragment
  /** True if large letters fill the page's width; else the title is as small as that of a text to read. */
  large?: boolean
  /** The breadcrumb, on a page below a list. */
  crumbs?: ReactNode
  /** A table of what the page has, beside the lead. */
  children?: ReactNode
}

/** The top of a page to read, or to look something up: a title without a badge, and the lead below it. */
export const PlainIntro = ({ intro: { title, text }, large = false, crumbs, children }: Props) => (
  <div className={`columns ${styles.intro} ${large ? styles.large : ""}`}>
    {crumbs}
    <h1 className="title-m">{nonBreakingTitle(title)}</h1>
    <p className="lead">{text}</p>
    {children}
  </div>
)
