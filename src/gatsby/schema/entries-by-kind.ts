import type { NodeModel } from "./resolver-context"

/** Returns a function that gives the entries of each of these kinds. Read from nodes, so that Gatsby knows what depends on them. */
export async function entriesByKind(nodeModel: NodeModel, kinds: Iterable<string>) {
  const entries = new Map<string, readonly unknown[]>()
  for (const kind of kinds) entries.set(kind, [...(await nodeModel.findAll({ type: kind })).entries])
  return (kind: string): readonly unknown[] => entries.get(kind) ?? []
}
