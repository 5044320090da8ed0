/** A breadcrumb entry: a page's name, and its path with leading and trailing slashes. */
export type Crumb = { name: string; path: string }

type Menu = readonly { readonly label: string; readonly to: string | null }[]

/**
 * Returns the path from the home page to a page, both included.
 * @param menu has the name of the list that the page belongs to.
 * @param parent the path of that list, if any.
 */
export function breadcrumbTrail(menu: Menu, page: Crumb, parent?: string): Crumb[] {
  const list = menu.find(({ to }) => to === parent)
  const home = { name: "Home", path: "/" }
  return parent !== undefined && list ? [home, { name: list.label, path: parent }, page] : [home, page]
}
