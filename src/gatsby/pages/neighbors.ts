/** The items before and after an item, wrapping around. Of two items, each has only a next one; a lone one has none. */
export function neighbors<Item>(
  items: readonly Item[],
  item: Item,
): { previous: Item | undefined; next: Item | undefined } {
  const index = items.indexOf(item)
  if (index === -1 || items.length < 2) return { previous: undefined, next: undefined }
  const next = items[(index + 1) % items.length]
  return { previous: items.length === 2 ? undefined : items.at(index - 1), next }
}
