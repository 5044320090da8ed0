import type { Node } from "gatsby"
import { folderOf } from "./folder-of"
import type { NodeModel } from "./resolver-context"

/**
 * Returns a function that gives the entries of each of these types, or the one in a folder. Read from nodes, so that Gatsby
 * knows what depends on them.
 */
export async function entriesByType(nodeModel: NodeModel, types: Iterable<string>) {
  const entries = new Map<string, readonly Node[]>()
  for (const name of types) entries.set(name, [...(await nodeModel.findAll<Node>({ type: name })).entries])
  return (name: string, folder?: string): readonly unknown[] =>
    (entries.get(name) ?? []).filter((node) => folder === undefined || folderOf(node, nodeModel) === folder)
}
