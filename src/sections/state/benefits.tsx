import { Heading } from "../../components/heading/heading"
import * as styles from "./benefits.module.css"
import * as phone from "./phone-pairs.module.css"

/** The benefits: the first one large, the others beside it. */
export function Benefits({ section: { title, subtitle, items } }: { section: Queries.PointSectionFragment }) {
  return (
    <section className={styles.section}>
      <div className="columns">
        <Heading title={title} subtitle={subtitle} />
        <ul role="list" className={`${styles.items} ${phone.pairs}`}>
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
