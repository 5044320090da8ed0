/**
 * Every private name of Gatsby's that the site relies on. An update may change any of them. internals.test.ts then
 * says which one, and what to do. The one that browsers ask is in src/browser/navigation/page-loader.ts.
 */

/** The markup that starts the scripts of every page, below `public/`. */
export const scriptsSlice = "_gatsby/slices/_gatsby-scripts-1.html"

/** The style element with all styles of the site, which every page has. The groups are start, styles and end. */
export const stylesElement = /(<style data-href="[^"]*" data-identity="gatsby-global-css">)(.*?)(<\/style>)/s

/** The key of the script that says which page the document is. */
export const loaderScript = "script-loader"

/** Files in `public/` that only Gatsby uses. Every build writes them again. */
export const byProducts: ReadonlySet<string> = new Set([
  "webpack.stats.json",
  "chunk-map.json",
  "_gatsby",
  "~partytown",
])

/**
 * Webpack aliases that leave out modules which Gatsby adds to every page: its `Script` component, a worker for
 * third-party scripts, and offline support. Nothing here uses them, so 2 kB of script would never run. If you start to
 * use one, remove its line.
 */
export const unusedModules = {
  "gatsby-script": false,
  "../node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js": false,
  "./register-service-worker": false,
}

/** The request by which Gatsby's loader imports its function that prefetches a file, which src/browser/navigation/prefetch-file.ts replaces. */
export const prefetchModule = "./prefetch"

/** The file with a page's data, below `public/`. */
export const pageDataFile = (page: string): string =>
  `page-data/${page === "/" ? "index" : page.replace(/^\/|\/$/g, "")}/page-data.json`

/**
 * The digests in the names of the scripts that a page's component is made of. Components share some of them.
 * @param shell the script that loads components (delayed-scripts-plugin.ts).
 * @param name the component's name in the page's data.
 */
export function chunkDigests(shell: string, name: string): string[] {
  const [, loads = ""] = new RegExp(`"${name}":\\(\\)=>(.*?)\\.then\\(`).exec(shell) ?? []
  return [...loads.matchAll(/\.e\((\d+)\)/g)].flatMap(
    ([, chunk = ""]) => new RegExp(`[{,]${chunk}:"([0-9a-f]{8})"`).exec(shell)?.[1] ?? [],
  )
}
