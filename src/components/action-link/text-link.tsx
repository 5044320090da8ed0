import { type ActionTarget, wordsAfter } from "./words-after"
import { SiteLink } from "../site-link/site-link"

type Props = { action: ActionTarget; className?: string | undefined }

/** A quiet link whose name for screen readers says more than its label (WCAG 2.5.3). */
export function TextLink({ action: { label, to, detail }, className }: Props) {
  return (
    <SiteLink to={to} className={className}>
      {label}
      <span className="visually-hidden">{wordsAfter(label, detail)}</span>
    </SiteLink>
  )
}
