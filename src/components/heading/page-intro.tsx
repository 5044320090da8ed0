import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Heading } from "./heading"
import * as styles from "./page-intro.module.css"

type Props = {
  intro: Queries.IntroFragment
  /** The breadcrumb, on a page below a list. */
  crumbs?: ReactNode
  children?: ReactNode
}

/** The top of a page: its title and lead, with related content beside them. */
export function PageIntro({ intro: { title, subtitle, text }, crumbs, children }: Props) {
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
