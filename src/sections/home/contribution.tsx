import { graphql } from "gatsby"
import { useRef } from "react"
import { SpriteDrawing } from "../../components/drawing/sprite-drawing"
import { Heading } from "../../components/heading/heading"
import { RisingCard } from "../../components/reveal/rising-card"
import { useReveal } from "../../components/reveal/use-reveal"
import * as styles from "./contribution.module.css"

type Props = {
  intro: { readonly title: string; readonly subtitle: string; readonly text: string }
  skills: Queries.ContributionFragment
}

/**
 * Every skill as a card: its logo and its name. The cards rise one after the other when
 * the section's top reaches the middle of the viewport (requirement R17.2).
 */
export function Contribution({ intro: { title, subtitle, text }, skills }: Props) {
  const section = useRef<HTMLElement>(null)
  useReveal(section, 0.5, "li")
  return (
    <section ref={section} id="skills" className={`columns ${styles.section}`}>
      <Heading title={title} subtitle={subtitle}>
        <p>{text}</p>
      </Heading>
      <ul role="list" className={styles.cards}>
        {skills.groups
          .flatMap(({ items }) => items)
          .map(({ name, image }) => (
            <RisingCard key={name}>
              <div className={styles.card}>
                <SpriteDrawing drawing={image} late className={styles.logo} />
                {name}
              </div>
            </RisingCard>
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
          ...SpriteDrawing
        }
      }
    }
  }
`
