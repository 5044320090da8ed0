import type { Actions, Node, NodePluginArgs } from "gatsby"
import { originalsOf, variantsOf } from "../../model/pictures/variants"
import { type FileNode, isFileNode } from "../source/entries"
import type { NodeModel } from "../schema/resolver-context"

type VariantNode = Node & { picture: string }

/** Marks a file as a variant of another. Queries look for these nodes, so they run again only if a variant changes. */
export function createVariantNode(
  file: FileNode,
  actions: Actions,
  createNodeId: NodePluginArgs["createNodeId"],
) {
  const originals = originalsOf(file.absolutePath)
  if (!originals) return
  const node = {
    id: createNodeId(`${file.id} variant`),
    picture: originals.whole,
    parent: file.id,
    children: [],
    internal: { type: "PictureVariant", contentDigest: file.internal.contentDigest },
  }
  void actions.createNode(node)
  actions.createParentChildLink({ parent: file, child: node })
}

/** The variants of a picture that are there, the one that a browser should try first at the beginning. */
export async function variantsBeside({ absolutePath }: FileNode, nodeModel: NodeModel) {
  const query = { filter: { picture: { eq: absolutePath } } }
  const { entries } = await nodeModel.findAll<VariantNode>({ type: "PictureVariant", query })
  const files = [...entries]
    .map(({ parent }) => nodeModel.getNodeById({ id: parent ?? "" }))
    .filter(isFileNode)
  return variantsOf(absolutePath).flatMap(({ file, media, crop }) => {
    const beside = files.find((each) => each.absolutePath === file)
    return beside ? [{ file: beside, media, crop }] : []
  })
}
