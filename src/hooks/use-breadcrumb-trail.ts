import { type Crumb, breadcrumbTrail } from "../seo/breadcrumb-trail"
import { fixedRoutes } from "../routes/routes"
import { type Site, useSite } from "./use-site"

/**
 * Returns the path from the home page to a page, for its breadcrumb.
 * @param list the list that the page belongs to, if any.
 */
export const useBreadcrumbTrail = (page: Crumb, list?: "work" | "blogs"): Crumb[] =>
  trailIn(useSite(), page, list)

/** The same path for the page's head, which has no hooks of the layout. */
export const trailIn = ({ menu, owner, words, home }: Site, page: Crumb, list?: "work" | "blogs"): Crumb[] =>
  breadcrumbTrail({ name: words.layout.home, path: home }, menu, page, list && fixedRoutes(owner.slug)[list])
