import { createHash } from "node:crypto"
import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import type { GatsbyNode } from "gatsby"
import type { Plugin } from "postcss"
import { classNames, keyOf } from "./class-names"
import { digestLength } from "./digest-length"
import { compileAhead } from "./compile-ahead"
import { unusedModules } from "./internals"
import { lateScriptsPlugin } from "./late-scripts-plugin"
import { propertyNames, renameProperties } from "./property-names"

type CssModules = {
  localIdentName?: string
  getLocalIdent?: (context: { resourcePath: string }, pattern: string, name: string) => string | undefined
}
type PostCss = (context: object) => { plugins: Plugin[] }
type Loader = { options?: { modules?: CssModules | boolean; postcssOptions?: PostCss } }
type Entry = { import: string; runtime: false }
type Rule = { oneOf?: Rule[]; use?: Loader[] }
type Config = {
  entry?: { app?: string; early?: Entry; first?: Entry }
  cache?: object
  optimization?: object
  output?: object
  resolve?: { alias?: object }
  module?: { rules?: Rule[] }
  plugins?: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[]
}

/**
 * Gatsby minifies for ES5, though only browsers that know modules fetch its scripts. Of ES2015 webpack's modules, named
 * by numbers, become methods, which are shorter; as arrow functions they would take a browser half as long again to read.
 * Functions within them that use no `this` become arrow functions.
 */
const terserOptions = {
  compress: { ecma: 2015, passes: 3, unsafe_methods: /^\d+$/, unsafe_arrows: true },
  output: { ecma: 2015, preamble: compileAhead },
}

/** The name of a script or style sheet that webpack made, and of the licenses beside it. */
const hashedName = new RegExp(`[-.][0-9a-f]{${digestLength}}\\.(?:js|css)(?:\\.LICENSE\\.txt)?$`)

/** What Gatsby leaves to its user: three things about styles, what visitors do not need of scripts, and when they start. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  // The styles are part of every page, but a warm build makes pages again only when the
  // renderer has changed, and a style sheet is no part of that: gatsby-ssr.tsx reads this.
  if (stage === "build-html") {
    const digest = JSON.stringify(stylesDigest("src"))
    actions.setWebpackConfig({ plugins: [plugins.define({ "process.env.STYLES_DIGEST": digest })] })
  }

  // Visitors need no source maps.
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      devtool: false,
      plugins: [lateScriptsPlugin],
      resolve: { alias: unusedModules },
    })

  // CSS modules do not depend on each other's order, so webpack need not warn that two
  // pages import them in different orders.
  const config: Config = getConfig()
  const extract = config.plugins?.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin")
  if (extract?.options) extract.options.ignoreOrder = true

  nameStyles(config, stage.startsWith("build"))

  if (stage === "build-javascript") {
    const minimizer = [plugins.minifyJs({ terserOptions }), plugins.minifyCss()]
    config.optimization = { ...config.optimization, minimizer }
    // Every page's scripts name all others, twice, and each file the site; digests do not compress.
    // Those of an earlier build, which nothing asks for any longer, are removed.
    const clean = { keep: (file: string) => !hashedName.test(file) }
    config.output = { ...config.output, hashDigestLength: digestLength, uniqueName: "site", clean }
    // The scripts' first module, and what it is to run after itself.
    config.resolve = {
      ...config.resolve,
      alias: { ...config.resolve?.alias, "gatsby-app": config.entry?.app },
    }
    config.entry = {
      app: path.resolve("src/startup/start.ts"),
      // With nothing of webpack's own, as they come before it.
      early: { import: path.resolve("src/startup/early.ts"), runtime: false },
      first: { import: path.resolve("src/startup/first.ts"), runtime: false },
    }
  }
  actions.replaceWebpackConfig(config)
}

/**
 * Names a class by its sheet and itself, without the digest that Gatsby adds: digests do not compress, and a page holds
 * hundreds. In what is built, names of classes and tokens are as short as they can be. As a name depends on all sheets,
 * what webpack keeps from build to build holds for one set of names.
 */
function nameStyles(config: Config, short: boolean) {
  const classes = short ? classNames("src") : new Map<string, string>()
  const properties = short
    ? propertyNames("src/styles/tokens.css", ["src", "content"])
    : new Map<string, string>()
  for (const { options } of loadersOf(config.module?.rules ?? [])) {
    if (typeof options?.modules === "object" && "localIdentName" in options.modules) {
      options.modules.localIdentName = "[name]_[local]"
      options.modules.getLocalIdent = ({ resourcePath }, _, name) => classes.get(keyOf(resourcePath, name))
    }
    if (options?.postcssOptions) options.postcssOptions = withRenamed(options.postcssOptions, properties)
  }
  const names = [...classes.keys(), ...properties.keys()]
  if (config.cache) config.cache = { ...config.cache, version: digestOf(names.join("\n")) }
}

const withRenamed =
  (made: PostCss, names: ReadonlyMap<string, string>): PostCss =>
  (context) => {
    const { plugins, ...rest } = made(context)
    return { ...rest, plugins: [...plugins, renameProperties(names)] }
  }

const loadersOf = (rules: readonly Rule[]): Loader[] =>
  rules.flatMap(({ oneOf = [], use }) => [...(Array.isArray(use) ? use : []), ...loadersOf(oneOf)])

/** A digest of every style sheet below a folder. */
function stylesDigest(folder: string): string {
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  )
  const texts = sheets.toSorted().map((file) => file + readFileSync(path.join(folder, file), "utf8"))
  return digestOf(texts.join(""))
}

const digestOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8)
