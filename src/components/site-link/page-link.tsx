import { type GatsbyLinkProps, Link } from "gatsby"
import { needsOwnDocument } from "../../browser/navigation/own-document"
import { inFolder } from "../../browser/site-folder"

type Props = Pick<
  GatsbyLinkProps<object>,
  "to" | "className" | "aria-current" | "aria-hidden" | "tabIndex" | "onClick" | "children"
>

/** A link within the site. It loads no new document, except for a page that needs its own. */
export function PageLink({ to, children, ...rest }: Props) {
  if (needsOwnDocument(to)) {
    return (
      <a href={inFolder(to)} {...rest}>
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
