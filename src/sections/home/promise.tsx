import { graphql } from "gatsby"
import { Drawing } from "../../components/drawing/drawing"
import { Heading } from "../../components/heading/heading"
import * as styles from "./promise.module.css"

/** The four commitments. */
export function PromiseSection({ list: { title, subtitle, items } }: { list: Queries.PromiseFragment }) {
  return (
    <section className={`columns ${styles.section}`}>
      <div className={styles.heading}>
        <Heading title={title} subtitle={subtitle} />
      </div>
      <ol className={styles.cards}>
        {items.map((item) => (
          <li key={item.title} className={styles.card}>
            <Drawing drawing={item.image} className={styles.drawing} />
            <div>
              <h3>{item.title}</h3>
              <p>{item.desc}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

export const fragment = graphql`
  fragment Promise on CommitmentList {
    title
    subtitle
    items {
      title
      desc
      image {
        alt
        svg
      }
    }
  }
`
