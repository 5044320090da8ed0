import { readFile } from "node:fs/promises"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import { symbolAddress } from "./sprites"
import { type FileNode, isFileNode } from "./entries"
import type { ResolverContext } from "./resolver-context"

type DrawingSource = { src: string; alt: string }

/** A drawing's own markup, or its place in a sprite: either way it takes the page's colours. */
export const drawingResolvers = {
  Drawing: {
    svg: {
      type: "String!",
      resolve: async (
        source: DrawingSource,
        _: object,
        context: ResolverContext,
        info: GraphQLResolveInfo,
      ) => {
        const file = await linkedFile(source, context, info)
        return (await readFile(file.absolutePath, "utf8")).replace(/<\?xml.*?\?>|<!--.*?-->/gs, "").trim()
      },
    },
    symbol: {
      type: "DrawingSymbol!",
      resolve: async (
        source: DrawingSource,
        _: object,
        context: ResolverContext,
        info: GraphQLResolveInfo,
      ) => {
        const { absolutePath } = await linkedFile(source, context, info)
        const [, viewBox = ""] = /viewBox="([^"]*)"/.exec(await readFile(absolutePath, "utf8")) ?? []
        return { address: symbolAddress(absolutePath), viewBox }
      },
    },
  },
}

/** The file that `src` names, through Gatsby's own resolver of that field. */
async function linkedFile(
  source: DrawingSource,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<FileNode> {
  const field = info.parentType.getFields()["src"]
  const file: unknown = await field?.resolve?.(source, {}, context, { ...info, fieldName: "src" })
  if (!isFileNode(file)) throw new Error(`No drawing at ${source.src}`)
  return file
}
