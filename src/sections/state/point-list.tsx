import { Heading } from "../../components/heading/heading"
import * as phone from "./phone-pairs.module.css"
import * as styles from "./point-list.module.css"

const rows = `${phone.pairs} ${phone.fullLast}`

const looks = {
  /** A table with rules below the heading, for what a site has. */
  table: { section: styles.section, list: rows, item: styles.row, title: "title-s" },
  /** Sheets beside the heading, with a cross before each title, for what a site avoids. */
  struck: {
    section: `${styles.section} ${styles.beside}`,
    list: `${styles.cards} ${rows}`,
    item: styles.card,
    title: styles.struck,
  },
}

type Props = { section: Queries.PointSectionFragment; look: keyof typeof looks }

/** A heading with a list of short titled texts. */
export function PointList({ section: { title, subtitle, items }, look }: Props) {
  const { section, list, item, title: titleClass } = looks[look]
  return (
    <section className={`columns ${section}`}>
      <Heading title={title} subtitle={subtitle} />
      <ul role="list" className={list}>
        {items.map((point) => (
          <li key={point.title} className={item}>
            <h3 className={titleClass}>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
