import type { Crumb } from "../../seo/breadcrumb-trail"
import { SiteLink } from "../site-link/site-link"
import { useWords } from "../../hooks/use-words"
import * as styles from "./breadcrumb.module.css"

type Props = {
  /** The path from the home page. The page itself comes last and is not a link. */
  crumbs: readonly Crumb[]
  /** True to hide the page's own name, where it is long and repeated right below. */
  unnamed?: boolean
}

/** The path from the home page to this page. */
export function Breadcrumb({ crumbs, unnamed = false }: Props) {
  const { breadcrumb } = useWords("layout")
  const here = crumbs.at(-1)
  return (
    <nav aria-label={breadcrumb} className={styles.breadcrumb}>
      <ol>
        {crumbs.slice(0, -1).map(({ name, path }) => (
          <li key={path}>
            <SiteLink to={path}>{name}</SiteLink>
          </li>
        ))}
        {!unnamed && here && (
          <li>
            <span aria-current="page">{here.name}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}
