import { type GatsbyLinkProps, Link } from "gatsby"
import { needsFullPageLoad } from "../../browser/navigation/full-page-load"
import { withPrefix } from "../../browser/path-prefix"

type Props = Pick<
  GatsbyLinkProps<object>,
  "to" | "className" | "aria-current" | "aria-hidden" | "tabIndex" | "onClick" | "children"
>

/** A link within the site. It loads no new document, except for a page that needs its own. */
export function PageLink({ to, children, ...rest }: Props) {
  if (needsFullPageLoad(to)) {
    return (
      <a href={withPrefix(to)} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  )
}
