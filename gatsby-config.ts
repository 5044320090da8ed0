import type { GatsbyConfig } from "gatsby"
import { type App, serveAdmin } from "./src/gatsby/admin/serve"
import { kindOf } from "./src/model/kinds"
import { sendFormPath, takeMessage, useStandIn } from "./src/gatsby/outbox"
import { siteUrl } from "./src/gatsby/site-url"

// Without the provider's ids the form still works on a fresh machine: `npm start` plays the provider.
if (process.env.NODE_ENV === "development") useStandIn()

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl(process.cwd()) },
  developMiddleware: (app: App) => {
    app.post(sendFormPath, takeMessage)
    serveAdmin(app).catch((error: unknown) => console.warn("The editor at /admin/ is not served:", error))
  },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content" } },
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) =>
          kindOf(node.relativePath)?.kind.name ?? "UnknownJson",
      },
    },
    // MDX becomes nodes here; src/gatsby/body.ts turns their text into markup.
    "gatsby-plugin-mdx",
    // gatsby-plugin-image is used for its data alone (gatsbyImageData): listed as a
    // plugin it would write its styles and a script into every page.
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["webp", "avif"],
          placeholder: "dominantColor",
          quality: 70,
          avifOptions: { quality: 55 },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-sitemap",
  ],
}

export default config
