/** A breadcrumb entry: a page's name, and its path with leading and trailing slashes. */
export type Crumb = { name: string; path: string }

type Menu = readonly { readonly label: string; readonly to: string | null }[]

/** The path from the home page (`home` is the word for it) to a page, with the menu's name of its list (`parent`) between. */
export function breadcrumbTrail(home: string, menu: Menu, page: Crumb, parent?: string): Crumb[] {
  const list = menu.find(({ to }) => to === parent)
  const first = { name: home, path: "/" }
  return parent !== undefined && list ? [first, { name: list.label, path: parent }, page] : [first, page]
}
