import { type PageContext, type SitePages, knownPages, pagesQuery } from "../pages/page-context"

type Content = SitePages & { siteSettings: { url: string } }
type Listed = { path: string } & PageContext

/** gatsby-plugin-sitemap's options: every page with its own address, and when it was last changed. */
export const sitemapOptions = {
  query: `{ siteSettings { url } ${pagesQuery} }`,
  // robots.txt already names the sitemap, so the pages need no link to it.
  createLinkInHead: false,
  resolveSiteUrl: ({ siteSettings }: Content) => siteSettings.url,
  resolvePages: knownPages,
  serialize: ({ path, lastmod }: Listed) => ({ url: path, ...(lastmod !== undefined && { lastmod }) }),
}
