/** A link of the header's menu. If it has `entries`, a dropdown is beside it. */
export type MenuLink = { label: string; to: string; entries: readonly { label: string; to: string }[] }

type Written = {
  readonly label: string
  readonly to: string | null
  readonly entries: readonly { readonly label: string; readonly to: string }[] | null
  readonly entriesFrom: string | null
}

/**
 * Builds the menu shown from the one in `content/site.json`. It fills the dropdowns that
 * list the states; these link to the first state if no other page is given. A dropdown with nothing but the link beside
 * it is left out.
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
    const further = below.some((entry) => entry.to !== target)
    return target === undefined ? [] : [{ label, to: target, entries: further ? below : [] }]
  })
}

/** A link's `aria-current`: "page" for the current page, "true" for its parent. */
export type Current = "page" | "true" | undefined

/**
 * Returns a menu link's `aria-current`.
 * @param section the path of the parent page, if the page's own path does not show it: an article's list.
 */
export function currentOf(to: string, pathname: string, section?: string): Current {
  if (to === pathname) return "page"
  return to === section || (to !== "/" && pathname.startsWith(to)) ? "true" : undefined
}
