import { Link } from "gatsby"
import type { ReactNode } from "react"

type Props = {
  /** A path of this site, or an address on another host. */
  to: string
  className?: string | undefined
  children: ReactNode
}

/** A link: within the site without loading a new document, to other hosts in a new tab. */
export function SiteLink({ to, className, children }: Props) {
  if (to.startsWith("/")) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
