import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type { CreateResolversArgs, Node } from "gatsby"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import type { GraphQLFieldResolver, GraphQLResolveInfo } from "gatsby/graphql"
import { type FileNode, isFileNode } from "./entries"
import type { ResolverContext } from "./resolver-context"

type Tools = Pick<CreateResolversArgs, "actions" | "pathPrefix" | "createContentDigest">

/**
 * A picture's sizes with AVIF as the first choice, in the widths it has in WebP. gatsby-worker.js encodes
 * what no earlier build has, and says how: the addresses change with it. `npm start` does without.
 */
export function withAvif(data: IGatsbyImageData, file: FileNode, tools: Tools): IGatsbyImageData {
  const { srcSet = "", sizes } = data.images.fallback ?? {}
  if (process.env.NODE_ENV === "development") return data
  const digest = tools.createContentDigest(readFileSync("gatsby-worker.js", "utf8")).slice(-5)
  const folder = `static/${file.internal.contentDigest}/${digest}`
  const outputDir = path.resolve("public", folder)
  const addresses = [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => {
    const name = `${path.parse(file.absolutePath).name}-${width}.avif`
    if (!existsSync(path.join(outputDir, name))) {
      const args = { file: name, width: Number(width) }
      void tools.actions.createJobV2({
        name: "ENCODE_AVIF",
        inputPaths: [file.absolutePath],
        outputDir,
        args,
      })
    }
    return `${tools.pathPrefix}/${folder}/${encodeURIComponent(name)} ${width}w`
  })
  const source = { type: "image/avif", srcSet: addresses.join(",\n"), ...(sizes && { sizes }) }
  return { ...data, images: { ...data.images, sources: [source] } }
}

type Info = GraphQLResolveInfo & { originalResolver: GraphQLFieldResolver<unknown, ResolverContext> }

/** Every query's `gatsbyImageData`, with AVIF. */
export const avifResolvers = (tools: Tools) => ({
  ImageSharp: {
    gatsbyImageData: {
      resolve: async (image: Node, args: object, context: ResolverContext, info: Info) => {
        const data: unknown = await info.originalResolver(image, args, context, info)
        const file = context.nodeModel.getNodeById({ id: image.parent ?? "" })
        return isImageData(data) && isFileNode(file) ? withAvif(data, file, tools) : data
      },
    },
  },
})

const isImageData = (value: unknown): value is IGatsbyImageData =>
  typeof value === "object" && value !== null && "images" in value
