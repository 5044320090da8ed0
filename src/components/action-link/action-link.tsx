import { graphql } from "gatsby"
import { SiteLink } from "../site-link/site-link"
import * as styles from "./action-link.module.css"

type Props = {
  action: Queries.ActionFragment
  /** The main action is primary; any action beside it is plain. */
  plain?: boolean
  /** Extra text for screen readers after the label, where the label alone is unclear. */
  detail?: string | undefined
}

/** A link that looks like a button. */
export function ActionLink({ action, plain = false, detail }: Props) {
  return (
    <SiteLink to={action.to} className={plain ? styles.plain : styles.primary}>
      {action.label}
      {detail && <span className="visually-hidden">{`: ${detail}`}</span>}
    </SiteLink>
  )
}

export const fragment = graphql`
  fragment Action on Action {
    label
    to
  }
`
