import { type Crumb, breadcrumbTrail } from "../seo/breadcrumb-trail"
import { routeIn } from "./use-route"
import { type Site, useSite } from "./use-site"

/**
 * Returns the path from the home page to a page, for its breadcrumb.
 * @param list the list that the page belongs to, if any.
 */
export const useBreadcrumbTrail = (page: Crumb, list?: "work" | "blogs"): Crumb[] =>
  breadcrumbTrailOf(useSite(), page, list)

/** The same path for the page's head, which has no hooks of the layout. */
export function breadcrumbTrailOf(site: Site, page: Crumb, list?: "work" | "blogs"): Crumb[] {
  const home = { name: site.words.layout.home, path: site.home }
  return breadcrumbTrail(home, site.menu, page, list && routeIn(site, list))
}
