import type { Node } from "gatsby"
import { z } from "zod"
import { contentTypeOf } from "../../model/schema/content-types"
import type { NodeModel } from "./resolver-context"

const file = z.object({ relativePath: z.string() })

/**
 * The name of an entry's folder or file, from the file that its node was made from. A field that is added to a node
 * comes later than the node: under `npm start`, a query in between would keep the page without it.
 */
export function folderOf(node: Node, nodeModel: NodeModel): string {
  const parent = node.parent ? nodeModel.getNodeById({ id: node.parent }) : null
  if (parent) return folderOf(parent, nodeModel)
  return contentTypeOf(file.safeParse(node).data?.relativePath ?? "")?.slug ?? ""
}
