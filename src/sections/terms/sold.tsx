import { dollars } from "../../text/dollars"
import * as styles from "./sold.module.css"

type Props = { plans: Queries.PlansFragment; payment: string; includedTitle: string }

/** What is sold: the plans in a line each, and what all of them include. */
export function Sold({ plans: { items, included, extras }, payment, includedTitle }: Props) {
  return (
    <section className={`columns ${styles.section}`} aria-labelledby="sold">
      <h2 id="sold" className={`title-s ${styles.title}`}>
        What is sold
      </h2>
      <div className={styles.plans}>
        <ul>
          {items.map(({ name, price, pages, keywords, extras: more }) => (
            <li key={name}>
              <b>{name}</b>: {dollars(price)}, {payment}. Up to {pages} pages, {keywords} on-page SEO keywords
              {more ? `. ${extras.join(", ")}` : ""}.
            </li>
          ))}
        </ul>
        <h3>{includedTitle}</h3>
        <ul>
          {included.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
