import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Heading } from "./heading"
import * as styles from "./page-intro.module.css"

type Props = {
  intro: Queries.IntroFragment
  /** True where the lead is beside the title, above other content, so that what follows is in the first view. */
  leadBeside?: boolean
  children?: ReactNode
}

/** The top of a page: its title and lead, with related content beside them. */
export function PageIntro({ intro: { title, subtitle, text }, leadBeside = false, children }: Props) {
  const lead = <p>{text}</p>
  const beside = leadBeside ? (
    <>
      <div className="lead">{lead}</div>
      {children && <div className={styles.below}>{children}</div>}
    </>
  ) : (
    children
  )
  return (
    <div className={`columns ${styles.intro}`}>
      <div className={beside ? styles.words : undefined}>
        <Heading level={1} title={title} subtitle={subtitle}>
          {!leadBeside && lead}
        </Heading>
      </div>
      {beside && <div className={styles.beside}>{beside}</div>}
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
