import { graphql } from "gatsby"

/** A filter of the work list: all projects (`category` is null) or one category. */
export type Choice = { category: string | null; name: string; count: number }

type Counts = readonly { readonly fieldValue: string | null; readonly totalCount: number }[]

/** Returns the filters: all projects first, then each category that has any. */
export function choicesOf(names: Queries.WorkCategoriesFragment, counts: Counts): Choice[] {
  const { all, webApp, fullstack, frontend, desktop } = names
  const countOf = (category: string) =>
    counts.find(({ fieldValue }) => fieldValue === category)?.totalCount ?? 0
  const categories = Object.entries({ "web-app": webApp, fullstack, frontend, desktop })
    .map(([category, name]) => ({ category, name, count: countOf(category) }))
    .filter(({ count }) => count > 0)
  const count = categories.reduce((sum, choice) => sum + choice.count, 0)
  return [{ category: null, name: all, count }, ...categories]
}

/** Whether choosing helps: there is more than one category, and there are more projects than choices. */
export const needsCategoryFilter = ([all, ...categories]: readonly Choice[]) =>
  all !== undefined && categories.length > 1 && all.count > categories.length + 1

export const fragment = graphql`
  fragment WorkCategories on WorkPageCategories {
    all
    webApp
    frontend
    desktop
    fullstack
  }
`
