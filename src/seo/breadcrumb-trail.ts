/** A step on the way from the home page to a page: its name, and its path with slashes. */
export type Crumb = { name: string; path: string }

type Menu = readonly { readonly label: string; readonly to: string | null }[]

/**
 * The way from the home page to a page, itself included.
 * @param menu names the list that the page belongs to.
 * @param parent the path of that list; left out where there is none.
 */
export function breadcrumbTrail(menu: Menu, page: Crumb, parent?: string): Crumb[] {
  const list = menu.find(({ to }) => to === parent)
  const home = { name: "Home", path: "/" }
  return parent !== undefined && list ? [home, { name: list.label, path: parent }, page] : [home, page]
}
