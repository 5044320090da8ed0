/** The folder that the site lies in, such as `/repo`; usually empty. Gatsby's links add it themselves. */
const pathPrefix = process.env.PATH_PREFIX ?? ""

/** The address of a path of the site. */
export const withPrefix = (path: string): string => pathPrefix + path

/** The path on the site that an address leads to: `/work/` for `/repo/work/`. */
export const withoutPrefix = ({ pathname }: { readonly pathname: string }): string =>
  isInSite(pathname) ? pathname.slice(pathPrefix.length) : pathname

/** Whether an address of this host belongs to the site. */
export const isInSite = (pathname: string): boolean => pathname.startsWith(`${pathPrefix}/`)
