import { Heading } from "../../components/heading/heading"
import * as styles from "./benefits.module.css"

/** The benefits as large statements beside a small heading. */
export function Benefits({ section: { title, subtitle, items } }: { section: Queries.PointSectionFragment }) {
  return (
    <section className={styles.section}>
      <div className="columns">
        <div className={styles.heading}>
          <Heading small title={title} subtitle={subtitle} />
        </div>
        <ul role="list" className={styles.items}>
          {items.map((item) => (
            <li key={item.title}>
              <h3 className="display">{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
