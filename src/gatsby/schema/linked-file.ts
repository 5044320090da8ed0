import type { GraphQLResolveInfo } from "gatsby/graphql"
import { type FileNode, isFileNode } from "../source/entries"
import type { ResolverContext } from "./resolver-context"

/** The file that an object's `src` names, by Gatsby's own resolver. Throws if there is none. */
export async function linkedFile(
  source: { src: string },
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<FileNode> {
  const field = info.parentType.getFields()["src"]
  const file: unknown = await field?.resolve?.(source, {}, context, { ...info, fieldName: "src" })
  if (!isFileNode(file)) throw new Error(`No file at ${source.src}`)
  return file
}
