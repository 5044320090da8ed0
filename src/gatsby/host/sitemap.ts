import { type PageFacts, type SitePages, knownPages, pagesQuery } from "../page-facts"

type Content = SitePages & { siteSettings: { url: string } }
type Listed = { path: string } & PageFacts

/** gatsby-plugin-sitemap's options: every page with an address of its own, and when it was changed. */
export const sitemapOptions = {
  query: `{ siteSettings { url } ${pagesQuery} }`,
  // robots.txt names it, and every page would.
  createLinkInHead: false,
  resolveSiteUrl: ({ siteSettings }: Content) => siteSettings.url,
  resolvePages: knownPages,
  serialize: ({ path, lastmod }: Listed) => ({ url: path, ...(lastmod !== undefined && { lastmod }) }),
}
