import { graphql } from "gatsby"
import { type ReactNode, useRef } from "react"
import { SpriteDrawing } from "../../components/drawing/sprite-drawing"
import { Heading } from "../../components/heading/heading"
import { useReveal } from "../../components/reveal/use-reveal"
import { tilt } from "../../components/tilt/tilt"
import * as styles from "./commitments.module.css"

/** The commitments; renders nothing if there are none. */
export function Commitments({ list }: { list: Queries.CommitmentsFragment | null }) {
  if (!list || list.items.length === 0) return null
  const { title, subtitle, items } = list
  return (
    <section className={`columns ${styles.section}`}>
      <Heading wide title={title} subtitle={subtitle} />
      <ol role="list" className={styles.cards}>
        {items.map((item) => (
          <CommitmentCard key={item.title}>
            <SpriteDrawing drawing={item.image} late className={styles.drawing} />
            <div>
              <h3>{item.title}</h3>
              <p>{item.desc}</p>
            </div>
          </CommitmentCard>
        ))}
      </ol>
    </section>
  )
}

/** A card that fades in over a second when its top reaches 60 percent of the viewport (requirement R17.1). */
function CommitmentCard({ children }: { children: ReactNode }) {
  const place = useRef<HTMLLIElement>(null)
  useReveal(place, 0.6)
  return (
    <li ref={place} className={styles.place} {...tilt}>
      <div className={`sheet ${styles.card}`}>{children}</div>
    </li>
  )
}

export const fragment = graphql`
  fragment Commitments on CommitmentList {
    title
    subtitle
    items {
      title
      desc
      image {
        ...SpriteDrawing
      }
    }
  }
`
