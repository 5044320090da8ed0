/** Gatsby's data of pages, generated files, functions, and page for unknown addresses under `npm start`. */
const gatsbys = ["page-data", "slice-data", "static", "api", "dev-404-page"]

/** The site's sprites, share images and editor. */
const own = ["drawings", "share", "admin"]

/** Gatsby keeps the home page's data under this name. */
const home = "index"

/**
 * The first parts of addresses that no entry may take, in small letters: its page would be mixed up with
 * what the site has there already.
 * @param files every file below the project's folder: what `static/` holds is served from the top.
 */
export function reservedPaths(files: readonly string[]): ReadonlySet<string> {
  const served = files.flatMap((file) => /^static\/([^/]+)/.exec(file)?.[1]?.toLowerCase() ?? [])
  return new Set([...gatsbys, ...own, home, ...served])
}

/** Whether a page's path is reserved; Gatsby and hosts keep names that start with `_` for themselves. */
export function isReserved(path: string, reserved: ReadonlySet<string>): boolean {
  const [, first = ""] = path.toLowerCase().split("/")
  return first.startsWith("_") || reserved.has(first)
}
