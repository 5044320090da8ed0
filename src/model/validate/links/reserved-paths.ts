/** Gatsby's page data, generated files, functions, and 404 page under `npm start`. */
const gatsbys = ["page-data", "slice-data", "static", "api", "dev-404-page"]

/** The site's sprites, share images, icons, tags' feeds and editor. */
const own = ["drawings", "share", "icons", "feeds", "admin"]

/** Gatsby keeps the home page's data under this name. */
const home = "index"

/** First parts of addresses that no entry may take (lower case), as the site has files there, some of `static/`. */
export function reservedPaths(files: readonly string[]): ReadonlySet<string> {
  const served = files.flatMap((file) => /^static\/([^/]+)/.exec(file)?.[1]?.toLowerCase() ?? [])
  return new Set([...gatsbys, ...own, home, ...served])
}

/** Whether a page's path is reserved. Gatsby and hosts reserve names that start with `_`. */
export function isReserved(path: string, reserved: ReadonlySet<string>): boolean {
  const [, first = ""] = path.toLowerCase().split("/")
  return first.startsWith("_") || reserved.has(first)
}
