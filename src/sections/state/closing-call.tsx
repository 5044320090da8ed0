import { graphql } from "gatsby"
import { ActionRow } from "../../components/action-link/action-row"
import { Heading } from "../../components/heading/heading"
import * as styles from "./closing-call.module.css"

type Props = { closing: Queries.ClosingFragment; actions: readonly (Queries.ActionFragment | null)[] }

/** The call to action at the end of the page. */
export function ClosingCall({ closing: { title, subtitle, text }, actions }: Props) {
  return (
    <section className={`columns ${styles.section}`}>
      <Heading title={title} subtitle={subtitle}>
        <p>{text}</p>
      </Heading>
      <ActionRow actions={actions} />
    </section>
  )
}

export const fragment = graphql`
  fragment Closing on Closing {
    title
    subtitle
    text
  }
`
