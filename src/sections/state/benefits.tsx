import { graphql } from "gatsby"
import { SpriteDrawing } from "../../components/drawing/sprite-drawing"
import { Heading } from "../../components/heading/heading"
import * as styles from "./benefits.module.css"

type Props = { section: Queries.PointSectionFragment; state: Queries.StateLandscapeFragment }

/** The benefits, under the state's landscape. */
export function Benefits({ section: { title, subtitle, items }, state: { landscape } }: Props) {
  return (
    <section className={styles.section}>
      <SpriteDrawing drawing={landscape} late className={styles.landscape} />
      <div className="columns">
        <Heading title={title} subtitle={subtitle} />
        <ul role="list" className={styles.items}>
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

export const fragment = graphql`
  fragment StateLandscape on State {
    landscape {
      ...SpriteDrawing
    }
  }
`
