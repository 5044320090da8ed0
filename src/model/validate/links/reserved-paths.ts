/** Gatsby's page data, generated files, functions, and 404 page under `npm start`. */
const gatsbys = ["page-data", "slice-data", "static", "api", "dev-404-page"]

/** The site's sprites, share images, icons, tags' feeds and editor. */
const own = ["drawings", "share", "icons", "feeds", "admin"]

/** Gatsby keeps the home page's data under this name. */
const home = "index"

/**
 * The first parts of addresses that no entry may take, in lower case. Its page would collide with
 * files that the site already has there.
 * @param files every file below the project's folder. Those in `static/` are served from the root.
 */
export function reservedPaths(files: readonly string[]): ReadonlySet<string> {
  const served = files.flatMap((file) => /^static\/([^/]+)/.exec(file)?.[1]?.toLowerCase() ?? [])
  return new Set([...gatsbys, ...own, home, ...served])
}

/** Whether a page's path is reserved. Gatsby and hosts reserve names that start with `_`. */
export function isReserved(path: string, reserved: ReadonlySet<string>): boolean {
  const [, first = ""] = path.toLowerCase().split("/")
  return first.startsWith("_") || reserved.has(first)
}
