import { graphql } from "gatsby"
import { Drawing } from "../../components/drawing/drawing"
import { Heading } from "../../components/heading/heading"
import * as styles from "./testimonials.module.css"

/** What clients say. */
export function Testimonials({ list: { title, subtitle, items } }: { list: Queries.TestimonialsFragment }) {
  return (
    <section className={`columns ${styles.section}`}>
      <Heading title={title} subtitle={subtitle} />
      <ul className={styles.reviews}>
        {items.map(({ name, mentions, review, image, color }) => (
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
    </section>
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
