import { graphql } from "gatsby"
import { SpriteDrawing } from "../../components/drawing/sprite-drawing"
import { Heading } from "../../components/heading/heading"
import { PauseButton } from "../../components/pause-button/pause-button"
import { usePause } from "../../hooks/use-pause"
import { useReducedMotion } from "../../hooks/use-reduced-motion"
import { useCopies } from "./use-copies"
import { fillIn } from "../../text/fill-in"
import { useWords } from "../../hooks/use-words"
import * as styles from "./testimonials.module.css"

type Review = Queries.TestimonialsFragment["items"][number]

/**
 * The clients' reviews, in two rows that slide endlessly (requirement R14.2). They stop on
 * hover, on focus, with the pause button and for visitors who want no motion. A single review stands still; without any
 * there is no section.
 */
export function Testimonials({ list }: { list: Queries.TestimonialsFragment | null }) {
  const words = useWords("reviews")
  const [paused, setPaused] = usePause()
  const still = useReducedMotion()
  if (!list) return null
  const { title, subtitle, items } = list
  const several = items.length > 1
  const sliding = several && !still
  const half = Math.ceil(items.length / 2)
  const rows = [
    { label: fillIn(words.firstRow, { title: subtitle }), reviews: items.slice(0, half) },
    { label: fillIn(words.secondRow, { title: subtitle }), reviews: items.slice(half) },
  ].filter(({ reviews }) => reviews.length > 0)
  if (rows.length === 0) return null
  return (
    <section className={styles.section} data-parts="1" data-paused={paused || undefined}>
      <div className={`columns ${styles.head}`}>
        <Heading title={title} subtitle={subtitle}>
          {items.some(({ isSample }) => isSample) && <p>{words.sampleNote}</p>}
        </Heading>
        {several && (
          <p className={styles.pause} data-needed={sliding || undefined}>
            <PauseButton words={words} paused={paused} onTurn={() => setPaused(!paused)} />
          </p>
        )}
      </div>
      {rows.map(({ label, reviews }) => (
        <Row key={label} label={label} reviews={reviews} sliding={sliding} />
      ))}
    </section>
  )
}

/**
 * A row of reviews. If it slides, copies that are hidden from screen readers follow it until they fill the screen. If
 * not, the visitor can scroll it.
 */
function Row({ label, reviews, sliding }: { label: string; reviews: readonly Review[]; sliding: boolean }) {
  const [row, copies] = useCopies(sliding)
  return (
    <div
      ref={row}
      className={styles.row}
      data-sliding={sliding || undefined}
      role="group"
      aria-label={label}
      // A scrollable row must also scroll by keyboard.
      tabIndex={sliding ? undefined : 0}
    >
      <Reviews reviews={reviews} />
      {Array.from({ length: copies }, (_, index) => (
        <Reviews key={index} reviews={reviews} copy />
      ))}
    </div>
  )
}

function Reviews({ reviews, copy = false }: { reviews: readonly Review[]; copy?: boolean }) {
  const { sampleMark } = useWords("reviews")
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
              <strong>{name}</strong> {isSample && <span className={styles.sample}>{sampleMark}</span>}
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
