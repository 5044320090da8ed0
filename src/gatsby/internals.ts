import type { PageData } from "../browser/first-picture"

/**
 * Every private name of Gatsby's that the site leans on. An update may change any of them; internals.test.ts then
 * says which one, and what to do.
 */

/** The markup that starts the scripts of every page, below `public/`. */
export const scriptsSlice = "_gatsby/slices/_gatsby-scripts-1.html"

/** The style element with all styles of the site, which every page has; its parts are start, styles and end. */
export const stylesElement = /(<style data-href="[^"]*" data-identity="gatsby-global-css">)(.*?)(<\/style>)/s

/** The key of the script that tells which page the document is. */
export const loaderScript = "script-loader"

/** What a build leaves in `public/` for Gatsby alone, and writes again each time. */
export const byProducts: ReadonlySet<string> = new Set([
  "webpack.stats.json",
  "chunk-map.json",
  "_gatsby",
  "~partytown",
])

/**
 * What Gatsby puts into every page for those who use its `Script`, a worker for other sites' scripts, or work offline,
 * as webpack aliases that leave it out. Nothing here uses them: 2 kB of script that would never run. If you come to use
 * one, take its line out.
 */
export const unusedModules = {
  "gatsby-script": false,
  "../node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js": false,
  "./register-service-worker": false,
}

declare global {
  interface Window {
    ___loader?: {
      loadPage: (path: string) => Promise<{ json?: { data?: PageData } } | undefined>
      /** What Gatsby's links call when a pointer is on them. */
      hovering?: (path: string) => void
    }
  }
}

/** Gatsby's loader of pages: https://www.gatsbyjs.com/docs/how-prefetching-works/ */
export const pageLoader = () => window.___loader
