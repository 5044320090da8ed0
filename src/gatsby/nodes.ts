import type { GatsbyNode, Node, NodePluginArgs } from "gatsby"
import { z } from "zod"
import { kindOf } from "../model/kinds"

const file = z.object({ relativePath: z.string() })
const mdx = z.object({
  frontmatter: z.record(z.string(), z.preprocess(dateAsWritten, z.unknown())),
  body: z.string(),
})

/** gatsby-plugin-mdx makes a moment of a date that stands without quotes: back to the date. */
function dateAsWritten(value: unknown): unknown {
  const text = value instanceof Date ? value.toISOString() : value
  return typeof text === "string" ? text.replace(/^(\d{4}-\d{2}-\d{2})T00:00:00\.000Z$/, "$1") : value
}

/**
 * Makes an entry of its kind out of each MDX node (front matter and body on one node
 * that the model describes), and tells every entry the name of its folder or file.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, actions, getNode, createNodeId }) => {
  const found = node.internal.type === "File" ? undefined : kindOf(relativePathOf(node, getNode))
  if (!found) return
  const { kind, slug } = found
  if (node.internal.type === kind.name && slug !== undefined) {
    actions.createNodeField({ node, name: "folder", value: slug })
  }
  if (node.internal.type === "Mdx") {
    const { frontmatter, body } = mdx.parse(node)
    void actions.createNode({
      ...frontmatter,
      body,
      id: createNodeId(`${node.id} ${kind.name}`),
      parent: node.id,
      children: [],
      internal: { type: kind.name, contentDigest: node.internal.contentDigest },
    })
  }
}

/** The path below `content/` of the file that a node was made from. */
function relativePathOf(node: Node, getNode: NodePluginArgs["getNode"]): string {
  const parent = node.parent ? getNode(node.parent) : undefined
  if (parent) return relativePathOf(parent, getNode)
  return file.safeParse(node).data?.relativePath ?? ""
}
