import type { CreateResolversArgs, Node } from "gatsby"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { generateImageData } from "gatsby-plugin-sharp"
import { type FileNode, isFileNode } from "../source/entries"
import { variantsBeside } from "./picture-variants"
import { type PictureArgs, pictureArgs, pictureData } from "./pictures"
import type { NodeModel, ResolverContext } from "../schema/resolver-context"

/** A picture's sizes and formats and those of its variants, in the form of a query's `gatsbyImageData`. */
export async function imageDataOf(
  file: FileNode,
  asked: PictureArgs,
  tools: CreateResolversArgs,
  nodeModel: NodeModel,
): Promise<IGatsbyImageData> {
  const beside = await variantsBeside(file, nodeModel)
  const variants = beside.map(async ({ file: other, media, crop }) => {
    const { images, width, height } = await encoded(other, { ...asked, fallback: false }, tools)
    return (images.sources ?? []).map((source) => ({ ...source, media, ...(crop && { width, height }) }))
  })
  const image = await encoded(file, asked, tools)
  return beside.length === 0 ? image : { ...image, variants: (await Promise.all(variants)).flat() }
}

/** `npm start` leaves pictures to gatsby-plugin-sharp, which encodes them on demand. */
async function encoded(
  file: FileNode,
  asked: PictureArgs & { fallback?: boolean },
  tools: CreateResolversArgs,
) {
  if (process.env.NODE_ENV !== "development") return pictureData(file, asked, tools)
  const { pathPrefix, reporter, cache } = tools
  const { fallback: _, ...rest } = asked
  const args = { ...rest, layout: "constrained" as const }
  const data = await generateImageData({ file, args, pathPrefix, reporter, cache })
  if (!data) throw new Error(`${file.absolutePath} is no picture that can be read`)
  return data
}

export const pictureResolvers = (tools: CreateResolversArgs) => ({
  ImageSharp: {
    gatsbyImageData: {
      resolve: async (image: Node, args: object, { nodeModel }: ResolverContext) => {
        const file = nodeModel.getNodeById({ id: image.parent ?? "" })
        if (!isFileNode(file)) throw new Error(`${image.id} comes from no file`)
        return imageDataOf(file, pictureArgs.parse(args), tools, nodeModel)
      },
    },
  },
})
