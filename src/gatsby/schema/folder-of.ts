import type { Node } from "gatsby"
import { z } from "zod"
import { contentTypeOf } from "../../model/schema/content-types"
import type { NodeModel } from "./resolver-context"

const file = z.object({ relativePath: z.string() })

/** The name of an entry's folder or file. It is no field of the node: under `npm start`, that would come too late. */
export function folderOf(node: Node, nodeModel: NodeModel): string {
  const parent = node.parent ? nodeModel.getNodeById({ id: node.parent }) : null
  if (parent) return folderOf(parent, nodeModel)
  return contentTypeOf(file.safeParse(node).data?.relativePath ?? "")?.slug ?? ""
}
