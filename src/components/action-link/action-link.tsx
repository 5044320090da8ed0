import { graphql } from "gatsby"
import { SiteLink } from "../site-link/site-link"
import { wordsAfter } from "./words-after"
import * as styles from "./action-link.module.css"

type Props = {
  action: Queries.ActionFragment
  /** The main action is primary; any action beside it is plain. */
  plain?: boolean
  /**
   * Text for screen readers where the label alone is unclear. It starts with the label, which is added if it does not
   * (WCAG 2.5.3).
   */
  detail?: string | undefined
  className?: string | undefined
}

/** A link that looks like a button. */
export function ActionLink({ action, plain = false, detail, className = "" }: Props) {
  return (
    <SiteLink
      to={action.to}
      className={`${plain ? styles.plain : styles.primary} ${className}`.trim()}
      detail={detail && wordsAfter(action.label, detail)}
    >
      {action.label}
    </SiteLink>
  )
}

export const fragment = graphql`
  fragment Action on Action {
    label
    to
  }
`
