/** How many entries a page of a list holds. */
export const articlesPerPage = 12
export const projectsPerPage = 24

/** A page of a list, and which of the list's entries are on it. */
export type ListPage = { path: string; number: number; of: number; skip: number; limit: number }

/** The pages of a list, at least one, at the list's own address. The others are numbered below it. */
export function listPages(list: string, entries: number, limit: number): ListPage[] {
  const of = Math.max(1, Math.ceil(entries / limit))
  return Array.from({ length: of }, (_, index) => ({
    path: pageOf(list, index + 1),
    number: index + 1,
    of,
    skip: index * limit,
    limit,
  }))
}

export const pageOf = (list: string, number: number) => (number === 1 ? list : `${list}${number}/`)

/** A page of the work list: of all projects, or of one category's. */
export type WorkPage = ListPage & { list: string; category: string | null }

/**
 * The pages of the work list. One page with every project filters them itself. Otherwise each category has its own
 * list, `/work/frontend/`, so that filtering covers all projects and works without JavaScript.
 */
export function workPages(work: string, categories: readonly string[]): WorkPage[] {
  const all = projectPages(work, null, categories.length)
  if (all.length === 1) return all
  const within = [...new Set(categories)].flatMap((category) => {
    const projects = categories.filter((other) => other === category)
    return projectPages(categoryList(work, category), category, projects.length)
  })
  return [...all, ...within]
}

const projectPages = (list: string, category: string | null, entries: number) =>
  listPages(list, entries, projectsPerPage).map((page) => ({ ...page, list, category }))

/** The address of a category's list, if the work list has several pages. */
export const categoryList = (work: string, category: string) => `${work}${category}/`
