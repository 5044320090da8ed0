import { Heading } from "../../components/heading/heading"
import * as styles from "./differentiators.module.css"

/** The differences from other developers. */
export function Differentiators({
  section: { title, subtitle, items },
}: {
  section: Queries.PointSectionFragment
}) {
  return (
    <section className={styles.section}>
      <div className="columns">
        <Heading title={title} subtitle={subtitle} />
        {items.map((item) => (
          <div key={item.title} className={styles.item}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
