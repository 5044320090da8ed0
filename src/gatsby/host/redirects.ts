import type { BuildArgs } from "gatsby"
import { fixedRoutes } from "../../lib/routes"

/** An address that leads to a page. */
export type Redirect = { from: string; to: string }

type Moved = { path: string; formerPaths: string[] | null }
type Content = {
  siteSettings: { owner: { slug: string } }
  allCaseStudy: { nodes: Moved[] }
  allArticle: { nodes: Moved[] }
  allState: { nodes: Moved[] }
}

/** The short addresses of the owner's own pages, and every address that the content says a page had before. */
export async function redirectsOf(graphql: BuildArgs["graphql"]): Promise<Redirect[]> {
  const { data, errors } = await graphql<Content>(query)
  if (!data) throw new Error(`The redirects lack their content: ${String(errors)}`)
  const { about, blogs } = fixedRoutes(data.siteSettings.owner.slug)
  const entries = [...data.allCaseStudy.nodes, ...data.allArticle.nodes, ...data.allState.nodes]
  const pages = new Set(entries.map(({ path }) => path))
  const short = [
    { from: "/about/", to: about },
    { from: "/blogs/", to: blogs },
  ].filter(({ from }) => !pages.has(from))
  return [
    ...short,
    ...entries.flatMap(({ path, formerPaths }) => (formerPaths ?? []).map((from) => ({ from, to: path }))),
  ]
}

/**
 * The host's `_redirects`. An address stands without its last slash: the host takes it with and
 * without. No rule is forced, so a page that is there is always shown, also by a host that does
 * not tell capital letters from small ones.
 * https://docs.netlify.com/manage/routing/redirects/overview/
 */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${encodeURI(from).replace(/\/$/, "")}  ${encodeURI(to)}  301\n`).join("")

const query = `
  query Redirects {
    siteSettings { owner { slug } }
    allCaseStudy { nodes { path formerPaths } }
    allArticle { nodes { path formerPaths } }
    allState { nodes { path formerPaths } }
  }
`
