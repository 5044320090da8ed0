/** A breadcrumb entry: a page's name, and its path with leading and trailing slashes. */
export type Crumb = { name: string; path: string }

type Menu = readonly { readonly label: string; readonly to: string | null }[]

/** The path from the home page to a page, with the menu's name of its list (`parent`) between. */
export function breadcrumbTrail(home: Crumb, menu: Menu, page: Crumb, parent?: string): Crumb[] {
  const list = menu.find(({ to }) => to === parent)
  return parent !== undefined && list ? [home, { name: list.label, path: parent }, page] : [home, page]
}
