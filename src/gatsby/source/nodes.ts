import { readFileSync } from "node:fs"
import path from "node:path"
import type { GatsbyNode, Node, NodePluginArgs } from "gatsby"
import { z } from "zod"
import { contentTypeOf } from "../../model/schema/content-types"
import { readMdx } from "../../model/read/parse/parse-file"
import { isFileNode } from "./entries"
import { createMadeNodes } from "../bodies/made"
import { createShippedWords } from "../schema/words"
import { createLocalNodes } from "../languages/local-nodes"
import { localSite } from "../languages/local-site"
import { createVariantNode } from "../images/picture-variants"
import { contentFolder } from "./content-folder"
import { ownerToday } from "./read-site"

/** The month and the day of this build, on which words depend, and what is read from the repository: a warm build makes them again. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const { actions, createNodeId } = args
  const day = ownerToday(path.dirname(contentFolder))
  const month = day.slice(0, 7)
  void actions.createNode({
    id: createNodeId("build month"),
    month,
    children: [],
    internal: { type: "BuildMonth", contentDigest: month },
  })
  void actions.createNode({
    id: createNodeId("build day"),
    day,
    children: [],
    internal: { type: "BuildDay", contentDigest: day },
  })
  createShippedWords(args)
  await createMadeNodes(args)
  await createLocalNodes(args)
  isSourced = true
}

/** Whether the nodes are there. What changes afterwards, under `npm start`, changes the nodes of other languages, too. */
let isSourced = false

const file = z.object({ relativePath: z.string() })
const fields = z.record(z.string(), z.unknown())

/** Makes an entry of its type from each MDX node, and notes which pictures stand in for others. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, actions, getNode, createNodeId } = args
  if (isFileNode(node)) {
    createVariantNode(node, actions, createNodeId)
    if (isSourced && localSite().content.languages.length > 1) await createLocalNodes(args)
  }
  const found = node.internal.type === "File" ? undefined : contentTypeOf(relativePathOf(node, getNode))
  if (!found) return
  const { type } = found
  if (node.internal.type === "Mdx") {
    // Parsed like the check does it: the plugin's YAML parser would turn an unquoted date into a timestamp.
    const { data, body } = readMdx(readFileSync(z.string().parse(node.internal.contentFilePath), "utf8"))
    void actions.createNode({
      ...fields.parse(data),
      body,
      id: createNodeId(`${node.id} ${type.name}`),
      parent: node.id,
      children: [],
      internal: { type: type.name, contentDigest: node.internal.contentDigest },
    })
  }
}

/** The path, relative to `content/`, of the file that a node was made from. */
function relativePathOf(node: Node, getNode: NodePluginArgs["getNode"]): string {
  const parent = node.parent ? getNode(node.parent) : undefined
  if (parent) return relativePathOf(parent, getNode)
  return file.safeParse(node).data?.relativePath ?? ""
}
