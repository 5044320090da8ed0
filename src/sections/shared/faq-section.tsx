import { graphql } from "gatsby"
import { Faq } from "../../components/faq/faq"
import { Heading } from "../../components/heading/heading"
import * as styles from "./faq-section.module.css"

/** Frequently asked questions; renders nothing if there are none. */
export function FaqSection({ list }: { list: Queries.FaqSectionFragment | null }) {
  if (!list || list.items.length === 0) return null
  const { title, subtitle, items } = list
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
      action {
        ...Action
      }
    }
  }
`
