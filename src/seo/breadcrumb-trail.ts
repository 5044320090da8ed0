/** A breadcrumb entry: a page's name, and its path with leading and trailing slashes. */
export type Crumb = { name: string; path: string }

type Menu = readonly { readonly label: string; readonly to: string | null }[]

/**
 * Returns the path from the home page to a page, both included.
 * @param home the word for the home page.
 * @param menu has the name of the list that the page belongs to.
 * @param parent the path of that list, if any.
 */
export function breadcrumbTrail(home: string, menu: Menu, page: Crumb, parent?: string): Crumb[] {
  const list = menu.find(({ to }) => to === parent)
  const first = { name: home, path: "/" }
  return parent !== undefined && list ? [first, { name: list.label, path: parent }, page] : [first, page]
}
