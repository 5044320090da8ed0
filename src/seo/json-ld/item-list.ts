import type { ItemListLeaf } from "schema-dts"
import type { Site } from "./site"

type Item = {
  readonly name: string
  /** Its page, or its place on the list's own page. */
  readonly path: string
}

/** The entries that a list page shows, in order: https://schema.org/ItemList. */
export function itemList({ url }: Pick<Site, "url">, path: string, items: readonly Item[]): ItemListLeaf {
  return {
    "@type": "ItemList",
    "@id": `${url}${path}#list`,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      url: url + item.path,
    })),
  }
}
