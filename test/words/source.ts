import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { parseSync } from "@swc/core"

/** A node of the syntax tree. */
export type Node = { readonly type: string; readonly span?: { readonly start: number } } & {
  readonly [field: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"

/** A file's syntax tree, and the line of a node in it. */
export function syntaxOf(file: string) {
  // The parser counts bytes on from the file before. The first statement says from where.
  const code = `;${readFileSync(file, "utf8")}`
  const { body } = parseSync(code, { syntax: "typescript", tsx: file.endsWith("x") })
  const begin = body[0]?.span.start ?? 0
  const bytes = Buffer.from(code)
  const lineOf = ({ span }: Node) =>
    bytes.subarray(0, (span?.start ?? begin) - begin).filter((byte) => byte === 10).length + 1
  const nodes: unknown[] = body
  return { body: nodes.filter(isNode), lineOf }
}

/** The nodes directly below one. */
export const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([field, value]) =>
    field === "span" ? [] : (Array.isArray(value) ? value.flat() : [value]).flatMap(nodesIn),
  )

/** swc wraps some nodes, such as a call's arguments, into objects without a type. */
function nodesIn(value: unknown): Node[] {
  if (isNode(value)) return [value]
  if (typeof value !== "object" || value === null) return []
  return Object.values(value).filter(isNode)
}

/** All nodes of a tree, from its top. */
export function* nodesOf(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node
    yield* nodesOf(childrenOf(node))
  }
}

/** The source files below folders of `src/`, without tests. */
export const sourcesIn = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(path.join("src", folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
      .map((file) => path.posix.join("src", folder, file.replaceAll(path.sep, "/"))),
  )
