import type { GatsbyNode } from "gatsby"

/**
 * CSS modules do not depend on each other's order, so webpack need not warn that two
 * pages import them in different orders.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig }) => {
  const config: { plugins?: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[] } =
    getConfig()
  const extract = config.plugins?.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin")
  if (!extract?.options) return
  extract.options.ignoreOrder = true
  actions.replaceWebpackConfig(config)
}
