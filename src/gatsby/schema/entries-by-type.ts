import type { NodeModel } from "./resolver-context"

/** Returns a function that gives the entries of each of these types. Read from nodes, so that Gatsby knows what depends on them. */
export async function entriesByType(nodeModel: NodeModel, types: Iterable<string>) {
  const entries = new Map<string, readonly unknown[]>()
  for (const name of types) entries.set(name, [...(await nodeModel.findAll({ type: name })).entries])
  return (name: string): readonly unknown[] => entries.get(name) ?? []
}
