import { graphql } from "gatsby"
import { SpriteDrawing } from "../../components/drawing/sprite-drawing"
import { Heading } from "../../components/heading/heading"
import { Reveal } from "../../components/reveal/reveal"
import * as styles from "./education.module.css"

/** The timeline: alternating sides of a line on a large screen, one column on a small one; nothing without entries. */
export function Education({ list }: { list: Queries.EducationFragment | null }) {
  if (!list || list.items.length === 0) return null
  const { title, subtitle, items } = list
  return (
    <section className={`columns ${styles.section}`}>
      <Heading title={title} subtitle={subtitle} />
      <ol role="list" className={styles.timeline}>
        {items.map(({ name, org, date, grade, desc, img }) => (
          <li key={`${name} ${org} ${date}`} className={styles.entry}>
            <SpriteDrawing drawing={img} late className={styles.mark} />
            <Reveal line={0.7}>
              <h3>{name}</h3>
              <p className={styles.facts}>
                {[org, date, grade].filter(Boolean).map((fact) => (
                  <span key={fact}>{`${fact} `}</span>
                ))}
              </p>
              {desc && <p>{desc}</p>}
            </Reveal>
          </li>
        ))}
      </ol>
    </section>
  )
}

export const fragment = graphql`
  fragment Education on EducationList {
    title
    subtitle
    items {
      name
      org
      date
      grade
      desc
      img {
        ...SpriteDrawing
      }
    }
  }
`
