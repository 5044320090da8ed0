import { graphql } from "gatsby"
import { useState } from "react"
import { Drawing } from "../../components/drawing/drawing"
import { Heading } from "../../components/heading/heading"
import { useStill } from "../../hooks/use-still"
import * as styles from "./testimonials.module.css"

type Review = Queries.TestimonialsFragment["items"][number]

/**
 * What clients say, in two rows that slide on without end (specification §2). They stand
 * still on hover, on focus, at the button's word, and for those who want no motion.
 */
export function Testimonials({ list: { title, subtitle, items } }: { list: Queries.TestimonialsFragment }) {
  const [paused, setPaused] = useState(false)
  const half = Math.ceil(items.length / 2)
  return (
    <section className={styles.section} data-paused={paused || undefined}>
      <div className={`columns ${styles.head}`}>
        <Heading title={title} subtitle={subtitle} />
        <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
          {paused ? "Play reviews" : "Pause reviews"}
        </button>
      </div>
      <Row reviews={items.slice(0, half)} />
      <Row reviews={items.slice(half)} />
    </section>
  )
}

/**
 * A row. Where it slides, a copy for the eye alone follows it; where nothing moves by
 * itself, the visitor scrolls it.
 */
function Row({ reviews }: { reviews: readonly Review[] }) {
  const sliding = !useStill()
  return (
    <div className={styles.row} data-sliding={sliding || undefined}>
      <Reviews reviews={reviews} />
      {sliding && <Reviews reviews={reviews} copy />}
    </div>
  )
}

function Reviews({ reviews, copy = false }: { reviews: readonly Review[]; copy?: boolean }) {
  return (
    <ul className={styles.reviews} aria-hidden={copy || undefined} inert={copy}>
      {reviews.map(({ name, mentions, review, image, color }) => (
        <li key={name} className={styles.review}>
          <blockquote>{review}</blockquote>
          <div className={styles.client}>
            <span className={styles.mark} style={{ "--client": color }}>
              <Drawing drawing={image} />
            </span>
            <p>
              <strong>{name}</strong>
              <br />
              {mentions}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export const fragment = graphql`
  fragment Testimonials on TestimonialList {
    title
    subtitle
    items {
      name
      mentions
      review
      color
      image {
        alt
        svg
      }
    }
  }
`
