import { Heading } from "../../components/heading/heading"
import * as styles from "./differentiators.module.css"
import * as phone from "./phone-pairs.module.css"

/** The differences from other developers, side by side on a dark band. */
export function Differentiators({
  section: { title, subtitle, items },
}: {
  section: Queries.PointSectionFragment
}) {
  return (
    <section className={`ink-ground ${styles.section}`}>
      <div className="columns">
        <Heading wide title={title} subtitle={subtitle} />
        <ul role="list" className={`${styles.items} ${phone.pairs} ${phone.fullLast}`}>
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
