import { Link } from "gatsby"
import type { AriaAttributes, ReactNode } from "react"

type Props = {
  /** A path of this site, or an address on another host. */
  to: string
  className?: string | undefined
  onClick?: (() => void) | undefined
  "aria-label"?: AriaAttributes["aria-label"]
  children: ReactNode
}

/** A link: within the site without loading a new document, to other hosts in a new tab. */
export function SiteLink({ to, children, ...rest }: Props) {
  if (to.startsWith("/")) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
