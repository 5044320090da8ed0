/**
 * The folder that the site lies in, such as `/repo` on GitHub Pages. Usually empty. The build fills it in. Gatsby's links
 * add it themselves.
 */
const siteFolder = process.env.SITE_FOLDER ?? ""

/** The address of a path of the site. */
export const inFolder = (path: string): string => siteFolder + path

/** The path on the site that an address leads to: `/work/` for `/repo/work/`. */
export const pathInSite = ({ pathname }: { readonly pathname: string }): string =>
  isInSite(pathname) ? pathname.slice(siteFolder.length) : pathname

/** Whether an address of this host belongs to the site. */
export const isInSite = (pathname: string): boolean => pathname.startsWith(`${siteFolder}/`)
