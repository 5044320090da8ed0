import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { classNames, keyOf } from "./css/class-names"
import { digestOf } from "../digest"
import { readContent } from "../../model/read/content"
import { feedTitles } from "../site-files/feeds/feed-languages"
import { type HeaderWidths, readHeaders, widestHeader } from "../header-width/header-width"
import { prefetchModule, unusedModules } from "../internals"
import { addressesOf, languagesIn } from "../languages/local-addresses"
import { notFoundPath } from "../../routes/not-found"
import { fixedRoutes } from "../../routes/routes"
import { counterText } from "../source/read-site"
import { delayedScriptsPlugin } from "./js/delayed-scripts-plugin"
import { licensesPlugin } from "./js/licenses-plugin"
import { minifyCss, minifyWholeCss } from "./css/minify-css"
import { pagesDigest } from "./pages-digest"
import { type StylesGroup, pageSheet, splitStyles } from "./css/split-styles"
import { estimateScript, restoreScript, startupScripts } from "./js/startup-scripts"

type CssModules = {
  localIdentName?: string
  getLocalIdent?: (context: { resourcePath: string }, pattern: string, name: string) => string | undefined
}
type Loader = { options?: { modules?: CssModules | boolean } }
type Rule = { oneOf?: Rule[]; use?: Loader[] }
type Config = {
  cache?: object
  optimization?: { minimizer?: unknown; splitChunks?: { cacheGroups?: { styles?: StylesGroup } } }
  output?: object
  module?: { rules?: Rule[] }
  plugins?: { constructor: { name: string }; options?: { ignoreOrder?: boolean; chunkFilename?: string } }[]
}

/**
 * Gatsby minifies for ES5, but only browsers with modules fetch its scripts. As methods (ES2015), webpack's numbered
 * modules are shorter; as arrow functions, they would take half as long again to parse.
 */
const terserOptions = {
  compress: { ecma: 2015, passes: 3, unsafe_methods: /^\d+$/, unsafe_arrows: true },
  output: { ecma: 2015 },
}

const titlesOfFeeds = () => JSON.stringify([...feedTitles(readContent(process.cwd()))])

/** The name of a script or style sheet that webpack made, and of its license file. */
const hashedName = /[-.][0-9a-f]{8}\.(?:js|css)(?:\.LICENSE\.txt)?$/

/** Changes Gatsby's webpack setup: three things about styles, scripts that visitors do not need, and script start. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  plugins,
  pathPrefix,
}) => {
  const widths = widestHeader(readHeaders(process.cwd()))
  const further = languagesIn(process.cwd()).length > 1
  const announcesInEnglish = languagesIn(process.cwd()).every((language) => /^en\b/i.test(language))
  const { booking, estimate } = fixedRoutes("")
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        "process.env.PATH_PREFIX": JSON.stringify(pathPrefix),
        "process.env.COUNTER": JSON.stringify(stage.startsWith("build") ? counterText(process.cwd()) : ""),
        "process.env.MENU_WIDTH": JSON.stringify(`${widths.menu}rem`),
        "process.env.BOOKING_PAGES": JSON.stringify(addressesOf(booking).join(" ")),
        "process.env.FURTHER_LANGUAGES": JSON.stringify(further ? "yes" : ""),
        "process.env.HEAR": JSON.stringify(existsSync("content/hear.json") ? "yes" : ""),
        "process.env.LOCAL_NOT_FOUND": JSON.stringify(addressesOf(notFoundPath).slice(1).join(" ")),
      }),
    ],
    module: {
      rules: [headerRule(widths), baseRule, hearRule, ...(announcesInEnglish ? [] : [announcerRule])],
    },
  })

  // A warm build renders pages again only if their renderer changed, so it includes a digest (gatsby-ssr.tsx).
  if (stage === "build-html" || stage === "develop-html")
    actions.setWebpackConfig({
      plugins: [
        plugins.define({
          "process.env.PAGES_DIGEST": JSON.stringify(
            digestOf(pagesDigest(process.cwd()) + JSON.stringify(widths)),
          ),
          "process.env.FEED_TITLES": JSON.stringify(stage === "build-html" ? titlesOfFeeds() : "[]"),
          "process.env.FALLBACK_FONTS": JSON.stringify(fallbackFonts()),
          "process.env.HEAD_SCRIPT": JSON.stringify(
            stage === "build-html" ? startupScripts(pathPrefix).headScript : restoreScript(),
          ),
          "process.env.ESTIMATE_PAGES": JSON.stringify(addressesOf(estimate).join(" ")),
          "process.env.ESTIMATE_SCRIPT": JSON.stringify(stage === "build-html" ? estimateScript() : ""),
        }),
      ],
    })

  // Visitors need no source maps.
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      devtool: false,
      plugins: [delayedScriptsPlugin(pathPrefix), licensesPlugin(process.cwd())],
      resolve: {
        alias: {
          ...unusedModules,
          [prefetchModule]: path.resolve("src/browser/navigation/prefetch-file.ts"),
        },
      },
    })

  // CSS modules do not depend on order, so webpack need not warn of it.
  const config: Config = getConfig()
  const extract = config.plugins?.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin")
  if (extract?.options) extract.options.ignoreOrder = true

  nameStyles(config, stage.startsWith("build"))

  if (stage === "build-javascript") {
    const minimizer = [
      plugins.minifyJs({ terserOptions }),
      plugins.minifyCss({ minify: minifyWholeCss, parallel: false }),
    ]
    config.optimization = { ...config.optimization, minimizer }
    // Removes files of an earlier build, which nothing uses any longer.
    const clean = { keep: (file: string) => !hashedName.test(file) }
    config.output = { ...config.output, hashDigestLength: 8, clean }
    const styles = config.optimization?.splitChunks?.cacheGroups?.styles
    if (styles) splitStyles(styles)
    if (extract?.options) extract.options.chunkFilename = pageSheet
  }
  actions.replaceWebpackConfig(config)
}

/** The fonts of the device, which each page has in its head (gatsby-ssr.tsx). */
const fallbackFonts = () =>
  minifyCss({ "fallback-fonts.css": readFileSync("src/styles/fallback-fonts.css", "utf8") }).code

/** Marks the style sheets of every page, before any other loader reads them. */
const baseRule = {
  test: /[\\/]src[\\/]styles[\\/][\w-]+\.css$/,
  enforce: "pre",
  use: [path.resolve("src/gatsby/bundle/css/base-loader.js")],
}

/** Where nothing shows the link to "Hear this page", its panel is no file of the site either. */
const hearRule = { test: /[\\/]hear-link\.tsx$/, sideEffects: false }

/** Gatsby announces each move in English words. Elsewhere the page's title alone says where one is. */
const announcerRule = {
  test: /[\\/]\.cache[\\/]navigation\.js$/,
  enforce: "pre",
  use: [path.resolve("src/gatsby/bundle/js/announcer-loader.js")],
}

/** The header's widths, put in before other loaders. As options they belong to the module's name in webpack's cache. */
const headerRule = (widths: HeaderWidths) => ({
  test: /[\\/]header\.module\.css$/,
  enforce: "pre",
  use: [`${path.resolve("src/gatsby/header-width/header-loader.js")}?${JSON.stringify(widths)}`],
})

/**
 * Names classes without Gatsby's digest, which does not compress. Builds use the shortest names. These depend on all
 * sheets, so webpack's cache is valid for one set of names.
 */
function nameStyles(config: Config, short: boolean) {
  const classes = short ? classNames("src") : new Map<string, string>()
  for (const { options } of loadersOf(config.module?.rules ?? []))
    if (typeof options?.modules === "object" && "localIdentName" in options.modules) {
      options.modules.localIdentName = "[name]_[local]"
      options.modules.getLocalIdent = ({ resourcePath }, _, name) => classes.get(keyOf(resourcePath, name))
    }
  if (config.cache) config.cache = { ...config.cache, version: digestOf([...classes.keys()].join("\n")) }
}

const loadersOf = (rules: readonly Rule[]): Loader[] =>
  rules.flatMap(({ oneOf = [], use }) => [...(Array.isArray(use) ? use : []), ...loadersOf(oneOf)])
