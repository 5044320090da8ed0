import { type ActionTarget, wordsAfter } from "./words-after"
import type { LanguageMark } from "../../hooks/use-language-mark"
import { SiteLink } from "../site-link/site-link"

type Props = {
  action: ActionTarget
  /** The language of its detail, if it is not the page's. */
  mark?: LanguageMark
  className?: string | undefined
}

/** A quiet link whose name for screen readers says more than its label (WCAG 2.5.3). */
export function TextLink({ action: { label, to, detail }, mark, className }: Props) {
  const more = wordsAfter(label, detail)
  return (
    <SiteLink to={to} className={className} detail={mark?.lang ? <span {...mark}>{more}</span> : more}>
      {label}
    </SiteLink>
  )
}
