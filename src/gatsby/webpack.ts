import { createHash } from "node:crypto"
import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { lateScriptsPlugin } from "./late-scripts-plugin"

type Config = { plugins?: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[] }

/** What Gatsby leaves to its user: two things about styles, what visitors do not need, and when scripts start. */
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
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false, plugins: [lateScriptsPlugin] })

  // CSS modules do not depend on each other's order, so webpack need not warn that two
  // pages import them in different orders.
  const config: Config = getConfig()
  const extract = config.plugins?.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin")
  if (!extract?.options) return
  extract.options.ignoreOrder = true
  actions.replaceWebpackConfig(config)
}

/** A digest of every style sheet below a folder. */
function stylesDigest(folder: string): string {
  const digest = createHash("sha256")
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  )
  for (const file of sheets.toSorted()) digest.update(file).update(readFileSync(path.join(folder, file)))
  return digest.digest("hex").slice(0, 8)
}
