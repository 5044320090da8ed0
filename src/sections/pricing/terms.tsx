import { graphql } from "gatsby"
import { Heading } from "../../components/heading/heading"
import { Points } from "../../components/points/points"
import * as styles from "./terms.module.css"

type Props = {
  terms: Queries.TermsFragment
  /** True among texts to read, whose titles are small and have no badge. */
  small?: boolean
}

/** The terms of work. */
export function Terms({ terms: { title, subtitle, text, items }, small = false }: Props) {
  return (
    <section className={`columns ${styles.section} ${small ? styles.small : ""}`}>
      <div className={styles.heading}>
        {small ? (
          <>
            <h2 className="title-s">{title}</h2>
            <p>{text}</p>
          </>
        ) : (
          <Heading title={title} subtitle={subtitle}>
            <p>{text}</p>
          </Heading>
        )}
      </div>
      <div className={styles.items}>
        <Points items={items} />
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment Terms on Terms {
    title
    subtitle
    text
    items {
      ...Point
    }
  }
`
