type Link = { readonly label: string; readonly to?: string | undefined | null }
type MenuEntry<Entry extends Link> = Link & { readonly entries?: readonly Entry[] | null | undefined }

/** The menu without links to absent pages. What is left of such an entry's dropdown takes its place. */
export function presentMenu<Below extends Link, Entry extends MenuEntry<Below>>(
  menu: readonly Entry[],
  isAbsent: (to: string) => boolean,
): (Entry | Below)[] {
  const isThere = ({ to }: Link) => typeof to !== "string" || !isAbsent(to)
  return menu.flatMap((entry): (Entry | Below)[] => {
    const below = entry.entries?.filter(isThere)
    if (!isThere(entry)) return below ?? []
    // A dropdown with nothing left was meant for its entries if it has no page of its own.
    if (entry.entries?.length && !below?.length && !entry.to) return []
    return [below ? { ...entry, entries: below } : entry]
  })
}
