import { graphql } from "gatsby"
import { Heading } from "../../components/heading/heading"
import { Points } from "../../components/points/points"
import * as styles from "./impact.module.css"
import * as phone from "./phone-pairs.module.css"

/** The key impact areas, numbered in columns. */
export function Impact({ section: { title, subtitle, items } }: { section: Queries.PointSectionFragment }) {
  return (
    <section className={`columns ${styles.section}`}>
      <Heading title={title} subtitle={subtitle} />
      <div className={styles.items}>
        <Points items={items} className={`${phone.pairs} ${phone.fullLast}`} />
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment PointSection on PointSection {
    title
    subtitle
    items {
      ...Point
    }
  }
`
