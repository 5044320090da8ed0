import { type PageContext, type SitePages, knownPages, pagesQuery } from "../pages/page-context"

type Content = SitePages & { siteSettings: { url: string } }
type Listed = { path: string } & PageContext

/** gatsby-plugin-sitemap's options: every page with its own address, and when it was last changed. */
export const sitemapOptions = {
  query: `{ siteSettings { url } ${pagesQuery} }`,
  // robots.txt already names the sitemap, so the pages need no link to it.
  createLinkInHead: false,
  resolveSiteUrl: ({ siteSettings }: Content) => siteSettings.url,
  // The plugin leaves out the 404 page of the root by itself.
  resolvePages: (pages: SitePages) => knownPages(pages).filter(({ template }) => template !== "404"),
  serialize: ({ path, lastmod, translations }: Listed) => ({
    url: path,
    ...(lastmod !== undefined && { lastmod }),
    ...(translations && { links: alternates(translations) }),
  }),
}

/** The same page in each language, itself included, and the one for everybody else: that in the site's own language. */
function alternates(translations: NonNullable<PageContext["translations"]>) {
  const all = translations.map(({ language, path }) => ({ lang: language, url: path }))
  return [...all, ...all.slice(0, 1).map(({ url }) => ({ lang: "x-default", url }))]
}
