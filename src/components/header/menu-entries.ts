/** A link of the header's menu; with `entries`, a dropdown stands beside it. */
export type MenuLink = { label: string; to: string; entries: readonly { label: string; to: string }[] }

type Written = {
  readonly label: string
  readonly to: string | null
  readonly entries: readonly { readonly label: string; readonly to: string }[] | null
  readonly entriesFrom: string | null
}

/**
 * The menu as shown, from the menu as written in `content/site.json`: dropdowns that
 * come from the states are filled, and lead to the first of them where no other page is named.
 */
export function menuLinks(
  menu: readonly Written[],
  states: readonly { readonly state: string; readonly path: string }[],
): MenuLink[] {
  return menu.flatMap(({ label, to, entries, entriesFrom }) => {
    const below = entriesFrom
      ? states.map(({ state, path }) => ({ label: state, to: path }))
      : (entries ?? [])
    const target = to ?? below[0]?.to
    return target === undefined ? [] : [{ label, to: target, entries: below }]
  })
}

/** What `aria-current` says of a link: it leads to the page shown, or to what that page belongs to. */
export type Current = "page" | "true" | undefined

/**
 * Whether a menu link leads to the page shown, or to a page above it.
 * @param section the page above it, where the address does not say: an article's list.
 */
export function currentOf(to: string, pathname: string, section?: string): Current {
  if (to === pathname) return "page"
  return to === section || (to !== "/" && pathname.startsWith(to)) ? "true" : undefined
}
