import { lastChanges } from "./last-changes"
import { pageFiles } from "./page-files"

type Dated = { path: string; folder: string; date: string; updated: string | null }
type Content = {
  siteSettings: { url: string; owner: { slug: string } }
  allSitePage: { nodes: { path: string }[] }
  allState: { nodes: { path: string; folder: string }[] }
  allCaseStudy: { nodes: { path: string; folder: string }[] }
  allArticle: { nodes: Dated[] }
}

/** A page of the sitemap; without `lastmod` where nothing says when it was changed. */
type Listed = { path: string; lastmod: string | undefined }

const query = `{
  siteSettings { url owner { slug } }
  allSitePage { nodes { path } }
  allState { nodes { path folder } }
  allCaseStudy { nodes { path folder } }
  allArticle { nodes { path folder date updated } }
}`

/** Every page with an address of its own, and when it was changed: an article says so itself, others by git. */
function resolvePages({ siteSettings, allSitePage, allState, allCaseStudy, allArticle }: Content): Listed[] {
  const changes = lastChanges(process.cwd())
  const files = pageFiles(siteSettings.owner.slug, {
    states: allState.nodes,
    articles: allArticle.nodes,
    studies: allCaseStudy.nodes,
  })
  const written = new Map(allArticle.nodes.map(({ path, date, updated }) => [path, updated ?? date]))
  return allSitePage.nodes.map(({ path }) => ({
    path,
    lastmod: written.get(path) ?? changes.get(files.get(path) ?? ""),
  }))
}

/** gatsby-plugin-sitemap's options. */
export const sitemapOptions = {
  query,
  // robots.txt names it, and every page would.
  createLinkInHead: false,
  resolveSiteUrl: ({ siteSettings }: Content) => siteSettings.url,
  resolvePages,
  serialize: ({ path, lastmod }: Listed) => ({ url: path, ...(lastmod !== undefined && { lastmod }) }),
}
