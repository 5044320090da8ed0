import { graphql } from "gatsby"
import { ActionLink } from "../../components/action-link/action-link"
import { SpriteDrawing } from "../../components/drawing/sprite-drawing"
import { useWords } from "../../hooks/use-words"
import * as styles from "./currencies.module.css"

/** The currencies, one a row under a large sign; each button leads to the payment provider. */
export function Currencies({ list: { items }, note }: { list: Queries.CurrenciesFragment; note: string }) {
  const words = useWords("payment")
  return (
    <section className={`columns ${styles.section}`} aria-label={words.name}>
      <ul role="list">
        {items.map(({ code, title, desc, image, name, link, color, text }) => (
          <li key={code} className={styles.currency} style={{ "--ground": color, "--on-ground": text }}>
            <SpriteDrawing drawing={image} className={styles.sign} />
            <div className={styles.words}>
              <h2 className="title-m">{title}</h2>
              <p>{desc}</p>
            </div>
            <ActionLink plain action={{ label: name, to: link }} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </section>
  )
}

export const fragment = graphql`
  fragment Currencies on CurrencyList {
    items {
      code
      title
      desc
      name
      link
      color
      text
      image {
        ...SpriteDrawing
      }
    }
  }
`
