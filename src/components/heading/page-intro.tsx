import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { boundTitle } from "../../text/bound-title"
import { Heading } from "./heading"
import * as styles from "./page-intro.module.css"

type Props = {
  intro: Queries.IntroFragment
  /** True on a page to read or to look up something: the title is smaller. Its lead stands beside it, or a table does. */
  small?: boolean
  /** The breadcrumb, on a page below a list. */
  crumbs?: ReactNode
  children?: ReactNode
}

/** The top of a page: its title and lead, with related content beside them. */
export function PageIntro({ intro: { title, subtitle, text }, small = false, crumbs, children }: Props) {
  if (small)
    return (
      <div className={`columns ${styles.small}`}>
        <h1 className="title-m">{boundTitle(title)}</h1>
        <p className={children ? "lead" : undefined}>{text}</p>
        {children}
      </div>
    )
  return (
    <div className={`columns ${styles.intro}`}>
      {crumbs}
      <div className={children ? styles.words : undefined}>
        <Heading level={1} title={title} subtitle={subtitle}>
          <p>{text}</p>
        </Heading>
      </div>
      {children && <div className={styles.beside}>{children}</div>}
    </div>
  )
}

export const fragment = graphql`
  fragment Intro on Intro {
    title
    subtitle
    text
  }
`
