import { graphql } from "gatsby"
import { type ReactNode, useRef } from "react"
import { SpriteDrawing } from "../../components/drawing/sprite-drawing"
import { Heading } from "../../components/heading/heading"
import { RisingCard } from "../../components/reveal/rising-card"
import { useReveal } from "../../components/reveal/use-reveal"
import * as styles from "./contribution.module.css"

type Props = {
  intro: { readonly title: string; readonly subtitle: string; readonly text: string }
  skills: Queries.ContributionFragment | null
  /** What stands between the heading and the skills: the roles. */
  children: ReactNode
}

/**
 * Every skill as a card: its logo and its name. The cards rise one after the other when
 * the section's top reaches the middle of the viewport (requirement R17.2). What stands above them takes up their wait.
 * Without skills only that is rendered.
 */
export function Contribution({ intro: { title, subtitle, text }, skills, children }: Props) {
  const section = useRef<HTMLElement>(null)
  const items = skills?.groups.flatMap((group) => group.items) ?? []
  useReveal(section, 0.5, `.${styles.cards} > li`)
  if (items.length === 0) return children
  return (
    <section ref={section} id="skills" className={`columns ${styles.section}`}>
      <div className={styles.heading}>
        <Heading title={title} subtitle={subtitle}>
          <p>{text}</p>
        </Heading>
      </div>
      {children}
      <ul role="list" className={styles.cards}>
        {items.map(({ name, image }) => (
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
