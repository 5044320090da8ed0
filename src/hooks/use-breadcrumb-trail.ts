import { type Crumb, breadcrumbTrail } from "../seo/breadcrumb-trail"
import { fixedRoutes } from "../model/pages/routes"
import { useSite } from "./use-site"

/**
 * The way from the home page to a page, as its breadcrumb shows it and as search engines read it.
 * @param list the list that the page belongs to; left out where there is none.
 */
export function useBreadcrumbTrail(page: Crumb, list?: "work" | "blogs"): Crumb[] {
  const { menu, owner } = useSite()
  return breadcrumbTrail(menu, page, list && fixedRoutes(owner.slug)[list])
}
