import { graphql } from "gatsby"
import { Faq } from "../../components/faq/faq"
import { Heading } from "../../components/heading/heading"
import * as styles from "./faq-section.module.css"

/** Frequently asked questions. */
export function FaqSection({ list: { title, subtitle, items } }: { list: Queries.FaqSectionFragment }) {
  return (
    <section className={`columns ${styles.section}`}>
      <Heading title={title} subtitle={subtitle} />
      <Faq items={items} />
    </section>
  )
}

export const fragment = graphql`
  fragment FaqSection on FaqList {
    title
    subtitle
    items {
      question
      answer
    }
  }
`
