import { graphql } from "gatsby"
import { SpriteDrawing } from "../../components/drawing/sprite-drawing"
import { Heading } from "../../components/heading/heading"
import { PauseButton } from "../../components/pause-button/pause-button"
import { usePause } from "../../hooks/use-pause"
import { useStill } from "../../hooks/use-still"
import * as styles from "./testimonials.module.css"

type Review = Queries.TestimonialsFragment["items"][number]

/**
 * What clients say, in two rows that slide on without end (requirement R14.2). They stand
 * still on hover, on focus, at the button's word, and for those who want no motion.
 */
export function Testimonials({ list: { title, subtitle, items } }: { list: Queries.TestimonialsFragment }) {
  const [paused, setPaused] = usePause()
  const sliding = !useStill()
  const half = Math.ceil(items.length / 2)
  if (items.length === 0) return null
  return (
    <section className={styles.section} data-paused={paused || undefined}>
      <div className={`columns ${styles.head}`}>
        <Heading title={title} subtitle={subtitle} />
        <p className={styles.pause} data-needed={sliding || undefined}>
          <PauseButton what="reviews" paused={paused} onTurn={() => setPaused(!paused)} />
        </p>
      </div>
      <Row label={`${subtitle}, first row`} reviews={items.slice(0, half)} sliding={sliding} />
      {items.length > half && (
        <Row label={`${subtitle}, second row`} reviews={items.slice(half)} sliding={sliding} />
      )}
    </section>
  )
}

/**
 * A row. Where it slides, a copy for the eye alone follows it; where nothing moves by
 * itself, the visitor scrolls it.
 */
function Row({ label, reviews, sliding }: { label: string; reviews: readonly Review[]; sliding: boolean }) {
  return (
    <div
      className={styles.row}
      data-sliding={sliding || undefined}
      role="group"
      aria-label={label}
      // What is scrolled by hand is scrolled by keyboard.
      tabIndex={sliding ? undefined : 0}
    >
      <Reviews reviews={reviews} />
      {sliding && <Reviews reviews={reviews} copy />}
    </div>
  )
}

function Reviews({ reviews, copy = false }: { reviews: readonly Review[]; copy?: boolean }) {
  return (
    <ul role="list" className={styles.reviews} aria-hidden={copy || undefined} inert={copy}>
      {reviews.map(({ name, mentions, review, image, color, isSample }) => (
        <li key={name} className={`sheet ${styles.review}`}>
          <blockquote>{review}</blockquote>
          <div className={styles.client}>
            <span className={styles.mark} style={{ "--client": color }}>
              <SpriteDrawing drawing={image} late />
            </span>
            <p>
              <strong>{name}</strong> {isSample && <span className={styles.sample}>Sample</span>}
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
      # Shown on purpose: nobody is to take a sample for a client's words.
      isSample: sample
      image {
        ...SpriteDrawing
      }
    }
  }
`
