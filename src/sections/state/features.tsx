import { Heading } from "../../components/heading/heading"
import * as styles from "./features.module.css"

/** The core features, as a ruled table. */
export function Features({ section: { title, subtitle, items } }: { section: Queries.PointSectionFragment }) {
  return (
    <section className={`columns ${styles.section}`}>
      <Heading title={title} subtitle={subtitle} />
      <ul role="list">
        {items.map((item) => (
          <li key={item.title} className={styles.item}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
