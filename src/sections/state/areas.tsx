import { graphql } from "gatsby"
import { ActionLink } from "../../components/action-link/action-link"
import { Heading } from "../../components/heading/heading"
import * as styles from "./areas.module.css"

type Props = { areas: Queries.AreasFragment; notify: Queries.ActionFragment }

/** The cities served in the state. */
export function Areas({ areas: { title, subtitle, text, bgColor, color, cities }, notify }: Props) {
  return (
    <section className={`columns ${styles.section}`}>
      <div className={styles.heading}>
        <Heading title={title} subtitle={subtitle}>
          <p>{text}</p>
        </Heading>
        <ActionLink plain action={notify} />
      </div>
      <ul role="list" className={styles.cities} style={{ "--from": bgColor, "--to": color }}>
        {cities.map(({ name }) => (
          <li key={name} className={styles.city}>
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

export const fragment = graphql`
  fragment Areas on CityArea {
    title
    subtitle
    text
    bgColor
    color
    cities {
      name
    }
  }
`
