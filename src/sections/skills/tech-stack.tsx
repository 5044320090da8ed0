import { graphql } from "gatsby"
import { Drawing } from "../../components/drawing/drawing"
import * as styles from "./tech-stack.module.css"

/** The skills in groups: what each group is for, and its technologies. */
export function TechStack({ skills }: { skills: Queries.TechStackFragment }) {
  return (
    <>
      {skills.groups.map(({ name, text, items }) => (
        <section key={name} className={`columns ${styles.group}`}>
          <div className={styles.words}>
            <h2>{name}</h2>
            <p>{text}</p>
          </div>
          <ul className={styles.cards}>
            {items.map((skill) => (
              <li key={skill.name} className={styles.card}>
                <Drawing drawing={skill.image} className={styles.logo} />
                {skill.name}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

export const fragment = graphql`
  fragment TechStack on SkillList {
    groups {
      name
      text
      items {
        name
        shape
        image {
          alt
          svg
        }
      }
    }
  }
`
