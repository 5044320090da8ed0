import { graphql } from "gatsby"
import { Points } from "../../components/points/points"
import * as styles from "./steps.module.css"

/** The steps of the call. */
export function Steps({ title, steps }: { title: string; steps: readonly Queries.PointFragment[] }) {
  return (
    <section className={`columns ${styles.section}`}>
      <h2 className="title-m">{title}</h2>
      <Points items={steps} className={styles.steps} />
    </section>
  )
}

export const fragment = graphql`
  fragment Point on Point {
    title
    text
  }
`
