import type { Crumb } from "../../seo/breadcrumb-trail"
import { SiteLink } from "../site-link/site-link"
import * as styles from "./breadcrumb.module.css"

type Props = {
  /** The way from the home page; the page itself comes last, and is no link. */
  crumbs: readonly Crumb[]
  /** True where the page's own name is long and stands right below: it is not shown twice. */
  unnamed?: boolean
}

/** The way to the page from the home page. */
export function Breadcrumb({ crumbs, unnamed = false }: Props) {
  const here = crumbs.at(-1)
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
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
