import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type { CreateResolversArgs, Node } from "gatsby"
import { type IGatsbyImageData, generateImageData } from "gatsby-plugin-image"
import type { GraphQLFieldResolver, GraphQLResolveInfo } from "gatsby/graphql"
import sharp from "sharp"
import { z } from "zod"
import { type FileNode, isFileNode } from "./entries"
import type { ResolverContext } from "./resolver-context"

type Tools = Pick<CreateResolversArgs, "actions" | "pathPrefix" | "createContentDigest">

/** The arguments of a picture query: its maximum width, its widths (pixels), and CSS `sizes`. */
const askedSchema = z.strictObject({
  width: z.number().optional(),
  breakpoints: z.array(z.number()).optional(),
  sizes: z.string().optional(),
  layout: z.literal("constrained").optional(),
})
type Asked = z.infer<typeof askedSchema>

/** The largest width of the WebP fallback for browsers without AVIF (few, older than 2023). */
const fallbackWidth = 1080

/**
 * A picture's data: AVIF in every requested width, and one WebP. gatsby-worker.js encodes files that no earlier
 * build has made. Addresses change with that file and with the picture. They are short, as a page may have hundreds.
 */
export async function pictureData(
  file: FileNode,
  { width, breakpoints, sizes }: Asked,
  tools: Tools,
): Promise<IGatsbyImageData> {
  const sourceMetadata = await sizeOf(file)
  const { name } = path.parse(file.absolutePath)
  const settings = readFileSync("gatsby-worker.js", "utf8")
  const folder = `static/${tools.createContentDigest(file.internal.contentDigest + settings).slice(0, 10)}`
  const encoded = (wide: number, format: "avif" | "webp") => {
    const [outputDir, output] = [path.resolve("public", folder), `${name}-${wide}.${format}`]
    if (!existsSync(path.join(outputDir, output))) {
      // The build's date makes this a new job: Gatsby never repeats a job, even if its file is gone.
      const args = { file: output, width: wide, format, build: process.env.BUILD_STARTED }
      void tools.actions.createJobV2({ name: "ENCODE", inputPaths: [file.absolutePath], outputDir, args })
    }
    return `${tools.pathPrefix}/${folder}/${encodeURIComponent(output)}`
  }
  const widths: number[] = []
  const data = generateImageData({
    filename: name,
    pluginName: "pictures",
    layout: "constrained",
    formats: ["avif"],
    sourceMetadata,
    ...(width && { width }),
    ...(breakpoints && { breakpoints }),
    ...(sizes && { sizes }),
    generateImageSource: (_, wide, height) => {
      widths.push(wide)
      return { src: encoded(wide, "avif"), width: wide, height, format: "avif" }
    },
  })
  const smaller = widths.filter((wide) => wide <= fallbackWidth)
  const fallback = smaller.length > 0 ? Math.max(...smaller) : Math.min(...widths)
  return { ...data, images: { ...data.images, fallback: { src: encoded(fallback, "webp") } } }
}

/** A picture's size in pixels. */
async function sizeOf(file: FileNode) {
  const { autoOrient } = await sharp(file.absolutePath).metadata()
  return { ...autoOrient, format: "auto" as const }
}

type Info = GraphQLResolveInfo & { originalResolver: GraphQLFieldResolver<unknown, ResolverContext> }

/** Every query's `gatsbyImageData`. `npm start` leaves it to gatsby-plugin-sharp, which encodes pictures on demand. */
export const pictureResolvers = (tools: Tools) => ({
  ImageSharp: {
    gatsbyImageData: {
      resolve: async (image: Node, args: object, context: ResolverContext, info: Info) => {
        const asked = askedSchema.parse(args)
        const file = context.nodeModel.getNodeById({ id: image.parent ?? "" })
        const ours = process.env.NODE_ENV !== "development" && isFileNode(file)
        return ours ? pictureData(file, asked, tools) : info.originalResolver(image, args, context, info)
      },
    },
  },
})
