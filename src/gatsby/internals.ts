/** Gatsby's private names that the build relies on. internals.test.ts says which one an update has changed. */

/** The markup that starts the scripts of every page, below `public/`. */
export const scriptsSlice = "_gatsby/slices/_gatsby-scripts-1.html"

/** The elements with a page's styles, one for each sheet. The groups are the sheet's address and its styles. */
export const stylesElements = /<style data-href="([^"]*)" data-identity="gatsby-global-css">(.*?)<\/style>/gs

export const loaderScript = "script-loader"

/** Files in `public/` that only Gatsby uses. Every build writes them again. */
export const byProducts: ReadonlySet<string> = new Set([
  "webpack.stats.json",
  "chunk-map.json",
  "_gatsby",
  "~partytown",
])

/** Leaves out modules that Gatsby adds to every page and nothing here uses (2 kB). To use one, remove its line. */
export const unusedModules = {
  "gatsby-script": false,
  "../node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js": false,
  "./register-service-worker": false,
}

/** The request by which Gatsby's loader imports its function that prefetches a file, which src/browser/navigation/prefetch-file.ts replaces. */
export const prefetchModule = "./prefetch"

export const pageDataFile = (page: string): string =>
  `page-data/${page === "/" ? "index" : page.replace(/^\/|\/$/g, "")}/page-data.json`

/** The digests in the names of a component's scripts, from the shell that loads them (delayed-scripts-plugin.ts). */
export function chunkDigests(shell: string, name: string): string[] {
  const [, loads = ""] = new RegExp(`"${name}":\\(\\)=>(.*?)\\.then\\(`).exec(shell) ?? []
  return [...loads.matchAll(/\.e\((\d+)\)/g)].flatMap(
    ([, chunk = ""]) => new RegExp(`[{,]${chunk}:"([0-9a-f]{8})"`).exec(shell)?.[1] ?? [],
  )
}
