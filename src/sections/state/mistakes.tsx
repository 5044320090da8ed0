import { Heading } from "../../components/heading/heading"
import * as styles from "./mistakes.module.css"

/** Common mistakes, struck out, and how they are avoided. */
export function Mistakes({ section: { title, subtitle, items } }: { section: Queries.PointSectionFragment }) {
  return (
    <section className={`columns ${styles.section}`}>
      <Heading title={title} subtitle={subtitle} />
      <ul role="list" className={styles.items}>
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
