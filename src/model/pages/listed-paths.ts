import type { Content } from "../read/content"
import { inListOrder } from "./list-order"
import { projectOf } from "../read/project-of"
import { sitePages } from "./site-pages"

/** The addresses of the pages of case studies, articles and states, each kind in the order of its list on the site. */
export function listedPaths(content: Content): string[] {
  const pages = sitePages(content).flatMap(({ path, entry }) => (entry ? [{ path, entry }] : []))
  return ["CaseStudy", "Article", "State"].flatMap((name) =>
    pages
      .filter(({ entry }) => entry.type.name === name)
      // A case study stands where its project does.
      .map(({ path, entry }) => ({ path, place: projectOf(entry, content.entries) ?? entry }))
      .toSorted((one, other) => inListOrder(one.place, other.place))
      .map(({ path }) => path),
  )
}
