import { graphql } from "gatsby"
import { ActionLink } from "../../components/action-link/action-link"
import { SpriteDrawing } from "../../components/drawing/sprite-drawing"
import { Heading } from "../../components/heading/heading"
import * as styles from "./areas.module.css"

type Props = { areas: Queries.AreasFragment; notify: Queries.ActionFragment | null }

/** The cities served in the state, and where they lie, on a band of its color. */
export function Areas({ areas: { title, subtitle, text, facts, map, color, cities }, notify }: Props) {
  return (
    <section className={`ink-ground ${styles.band}`}>
      <div className={`columns ${styles.section}`} style={{ "--second": color }}>
        <div className={styles.words}>
          <Heading title={title} subtitle={subtitle}>
            <p>{text}</p>
          </Heading>
          {notify && <ActionLink plain action={notify} />}
          <dl className={styles.facts}>
            {facts.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </div>
        {map && <SpriteDrawing drawing={map} late className={styles.map} />}
        {/* Full rows, for most numbers of cities. */}
        <ul role="list" className={styles.cities} style={{ "--columns": cities.length % 4 === 0 ? 4 : 3 }}>
          {cities.map(({ name }) => (
            <li key={name} className={styles.city}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment Areas on CityArea {
    title
    subtitle
    text
    facts {
      term
      detail
    }
    map {
      ...SpriteDrawing
    }
    bgColor
    color
    cities {
      name
    }
  }
`
