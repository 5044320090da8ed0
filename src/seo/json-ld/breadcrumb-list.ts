import type { BreadcrumbListLeaf } from "schema-dts"
import type { Crumb } from "../breadcrumb-trail"
import type { Site } from "./site"

/** The path from the home page to a page, which comes last: https://schema.org/BreadcrumbList. */
export function breadcrumbList({ url }: Pick<Site, "url">, crumbs: readonly Crumb[]): BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}${crumbs.at(-1)?.path ?? "/"}#breadcrumb`,
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url + path,
    })),
  }
}
