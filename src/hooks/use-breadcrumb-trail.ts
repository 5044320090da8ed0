import { type Crumb, breadcrumbTrail } from "../seo/breadcrumb-trail"
import { fixedRoutes } from "../routes/routes"
import { useSite } from "./use-site"

/**
 * Returns the path from the home page to a page, for its breadcrumb and for search engines.
 * @param list the list that the page belongs to, if any.
 */
export function useBreadcrumbTrail(page: Crumb, list?: "work" | "blogs"): Crumb[] {
  const { menu, owner } = useSite()
  return breadcrumbTrail(menu, page, list && fixedRoutes(owner.slug)[list])
}
