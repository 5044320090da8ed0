import { graphql } from "gatsby"
import { Drawing } from "../../components/drawing/drawing"
import { Heading } from "../../components/heading/heading"
import * as styles from "./contribution.module.css"

type Props = {
  intro: { readonly title: string; readonly subtitle: string; readonly text: string }
  skills: Queries.ContributionFragment
}

/** Every skill as a card: its logo and its name. */
export function Contribution({ intro: { title, subtitle, text }, skills }: Props) {
  return (
    <section id="skills" className={`columns ${styles.section}`}>
      <Heading title={title} subtitle={subtitle}>
        <p>{text}</p>
      </Heading>
      <ul className={styles.cards}>
        {skills.groups
          .flatMap(({ items }) => items)
          .map(({ name, image }) => (
            <li key={name} className={styles.card}>
              <Drawing drawing={image} className={styles.logo} />
              {name}
            </li>
          ))}
      </ul>
    </section>
  )
}

export const fragment = graphql`
  fragment Contribution on SkillList {
    groups {
      items {
        name
        image {
          alt
          svg
        }
      }
    }
  }
`
