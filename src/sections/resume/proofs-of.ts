/** More would hide the best. */
const most = 3

/** The links that prove a term: those that the owner names, then the case studies of other projects that show it. */
export function proofsOf({ evidence, projects }: Queries.OwnTermFragment) {
  const named = (evidence ?? []).filter((link) => link !== null)
  const pages = new Set(named.map(({ to }) => to.split("#")[0]))
  const studies = projects.flatMap(({ title, caseStudy }) =>
    caseStudy && !pages.has(caseStudy.path) ? { label: title, to: caseStudy.path } : [],
  )
  return [...named, ...studies].slice(0, most)
}
