import { type GatsbyLinkProps, Link } from "gatsby"
import { needsFullPageLoad } from "../../browser/navigation/full-page-load"
import { withPrefix } from "../../browser/path-prefix"
import { useHrefLang } from "./use-hreflang"

type Props = Pick<
  GatsbyLinkProps<object>,
  | "to"
  | "className"
  | "lang"
  | "rel"
  | "role"
  | "aria-current"
  | "aria-expanded"
  | "aria-hidden"
  | "tabIndex"
  | "onClick"
  | "onKeyDown"
  | "children"
>

/** A link within the site. It loads no new document, except for a page that needs its own. It tells another language. */
export function PageLink({ to, children, ...rest }: Props) {
  const hrefLang = useHrefLang(to)
  if (needsFullPageLoad(to)) {
    return (
      <a href={withPrefix(to)} hrefLang={hrefLang} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={to} hrefLang={hrefLang} {...rest}>
      {children}
    </Link>
  )
}
