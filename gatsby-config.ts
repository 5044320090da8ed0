import path from "node:path"
import type { GatsbyConfig } from "gatsby"
import { adminRoutes } from "./src/gatsby/admin/serve"
import { failOn } from "./src/model/pictures/fail-on"
import { isLeftover } from "./src/model/read/files"
import { contentTypeOf, translationOf } from "./src/model/schema/content-types"
import { isResult } from "./src/model/schema/results"
import { isNote } from "./src/model/schema/notes"
import { contentFolder } from "./src/gatsby/source/content-folder"
import { unpublishedFiles } from "./src/gatsby/schema/unpublished"
import { guardSocket } from "./src/gatsby/develop/guard-socket"
import { type App, addOwnRoutes } from "./src/gatsby/develop/own-routes"
import { writeInOrder } from "./src/gatsby/develop/write-in-order"
import { hostAdapter } from "./src/gatsby/host-adapter"
import { outbox, useMockProvider } from "./src/gatsby/develop/outbox"
import { sitemapOptions } from "./src/gatsby/site-files/sitemap"
import { pathPrefixOf, readSite } from "./src/gatsby/source/read-site"
import { fixedRoutes } from "./src/routes/routes"
import { addressesOf } from "./src/gatsby/languages/local-addresses"
import { readEnv } from "./src/gatsby/source/read-env"

readEnv()

// The form works without the provider's ids in `npm start`, which stands in for the provider.
if (process.env.NODE_ENV === "development") useMockProvider()

const site = readSite(process.cwd())
const folder = pathPrefixOf(site.url)
const booking = addressesOf(fixedRoutes("").booking).join("|")

/** The ledger reads these itself: they are no entries. */
const isRawResult = (file: string) =>
  isResult(`content/${path.relative(contentFolder, file).replaceAll(path.sep, "/")}`)

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url },
  developMiddleware: (app: App) => {
    guardSocket()
    writeInOrder()
    addOwnRoutes(app, [...adminRoutes, outbox])
  },
  trailingSlash: "always",
  // For a build with `--prefix-paths` only.
  ...(folder && { pathPrefix: folder }),
  ...(process.env.NETLIFY && { adapter: hostAdapter() }),
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: contentFolder,
        ignore: [
          isLeftover,
          (file: string) => isNote(contentFolder, file),
          isRawResult,
          unpublishedFiles(process.cwd()),
        ],
      },
    },
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) =>
          contentTypeOf(node.relativePath)?.type.name ??
          (translationOf(node.relativePath) ? "Translation" : "UnknownJson"),
      },
    },
    // Makes nodes from MDX; src/gatsby/bodies/body.ts renders their text.
    "gatsby-plugin-mdx",
    // gatsby-plugin-image is used only for its data (gatsbyImageData). Listed as a
    // plugin it would add its styles and a script to every page.
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        // For `npm start`. Builds use src/gatsby/images/pictures.ts.
        failOn,
        defaults: { formats: ["webp"], placeholder: "none", quality: 70 },
      },
    },
    "gatsby-transformer-sharp",
    // Links of plain markup, as in articles. The booking page needs a document of its own (src/browser/navigation/full-page-load.ts),
    // and a file is no page.
    {
      resolve: "gatsby-plugin-catch-links",
      options: { excludePattern: new RegExp(`^(?:${folder})?(?:${booking})|\\.\\w+$`) },
    },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
}

export default config
