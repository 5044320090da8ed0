import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { classNames, keyOf } from "./class-names"
import { digestOf } from "./digest"
import { unusedModules } from "./internals"
import { lateScriptsPlugin } from "./late-scripts-plugin"
import { restoreScript, startupScripts } from "./startup-scripts"

type CssModules = {
  localIdentName?: string
  getLocalIdent?: (context: { resourcePath: string }, pattern: string, name: string) => string | undefined
}
type Loader = { options?: { modules?: CssModules | boolean } }
type Rule = { oneOf?: Rule[]; use?: Loader[] }
type Config = {
  cache?: object
  optimization?: object
  output?: object
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
  output: { ecma: 2015 },
}

/** The name of a script or style sheet that webpack made, and of the licenses beside it. */
const hashedName = /[-.][0-9a-f]{8}\.(?:js|css)(?:\.LICENSE\.txt)?$/

/** What Gatsby leaves to its user: three things about styles, what visitors do not need of scripts, and when they start. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  // Part of every page. A warm build makes pages anew only when their renderer has changed, so the renderer knows
  // the styles too (gatsby-ssr.tsx).
  if (stage === "build-html" || stage === "develop-html")
    actions.setWebpackConfig({
      plugins: [
        plugins.define({
          "process.env.STYLES_DIGEST": JSON.stringify(stylesDigest("src")),
          "process.env.HEAD_SCRIPT": JSON.stringify(
            stage === "build-html" ? startupScripts().first : restoreScript(),
          ),
        }),
      ],
    })

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
    // Files of an earlier build, which nothing asks for any longer, are removed.
    const clean = { keep: (file: string) => !hashedName.test(file) }
    config.output = { ...config.output, hashDigestLength: 8, clean }
  }
  actions.replaceWebpackConfig(config)
}

/**
 * Names a class by its sheet and itself, without the digest that Gatsby adds: digests do not compress, and a page holds
 * hundreds. In what is built, names are as short as they can be. As a name depends on all sheets, what webpack keeps from
 * build to build holds for one set of names.
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

/** A digest of every style sheet below a folder. */
function stylesDigest(folder: string): string {
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  )
  const texts = sheets.toSorted().map((file) => file + readFileSync(path.join(folder, file), "utf8"))
  return digestOf(texts.join(""))
}
