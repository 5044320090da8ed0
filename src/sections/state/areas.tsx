import { graphql } from "gatsby"
import { ActionLink } from "../../components/action-link/action-link"
import { Heading } from "../../components/heading/heading"
import * as styles from "./areas.module.css"

type Props = { areas: Queries.AreasFragment; notify: Queries.ActionFragment | null }

/** The cities served in the state. */
export function Areas({ areas: { title, subtitle, text, facts, bgColor, color, cities }, notify }: Props) {
  return (
    <section className={`columns ${styles.section}`}>
      <div className={styles.heading}>
        <Heading title={title} subtitle={subtitle}>
          <p>{text}</p>
        </Heading>
        {notify && <ActionLink plain action={notify} />}
      </div>
      <div className={styles.beside}>
        <ul role="list" className={styles.cities} style={{ "--from": bgColor, "--to": color }}>
          {cities.map(({ name }) => (
            <li key={name} className={styles.city}>
              {name}
            </li>
          ))}
        </ul>
        <dl className={styles.facts}>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
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
    bgColor
    color
    cities {
      name
    }
  }
`
