import { findNodeAtLocation, parseTree, getNodeValue, type Node, type ParseError } from "jsonc-parser"
import { type Document, LineCounter, type YAMLError, isNode, parseDocument } from "yaml"
import { unixLines } from "../../../text/unix-lines"
import type { ContentIssue } from "../../errors/content-issue"
import { jsonTooDeep, yamlTooDeep } from "./nesting-depth"
import { jsonReason } from "../../errors/json-reason"
import { notPlain } from "./plain-yaml"
import { noField, yamlReason } from "../../errors/yaml-reason"

/** A parsed content file, before it is checked against its kind. */
export type Source = {
  data: unknown
  /** The MDX body, without the front matter; empty for JSON. */
  body: string
  bodyLine: number
  /** The line of a field, from 1; if the field is missing, that of the nearest known one above it. */
  lineOf(path: readonly PropertyKey[]): number | undefined
  /** Fields that appear twice. The build uses the last one, which the owner may not know. */
  repeated: PropertyKey[][]
  /** Where the syntax is broken. */
  issues: Omit<ContentIssue, "file">[]
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split("\n").length

/** Reads JSON. Comments and trailing commas are errors, as they are to the build. */
export function readJson(text: string): Source {
  const deep = jsonTooDeep(text)
  if (deep !== undefined) return unread(lineAt(text, deep), "is not JSON that can be read: it nests too deep")
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  return {
    data: tree ? getNodeValue(tree) : undefined,
    body: "",
    bodyLine: 1,
    lineOf(path) {
      if (!tree) return undefined
      for (let length = path.length; length >= 0; length--) {
        const node = findNodeAtLocation(tree, path.slice(0, length).map(asSegment))
        if (node) return lineAt(text, node.offset)
      }
      return undefined
    },
    repeated: tree ? repeatedIn(tree) : [],
    issues: errors.slice(0, 1).map(({ error, offset }) => ({
      line: lineAt(text, offset),
      place: `column ${offset - text.lastIndexOf("\n", offset - 1)}`,
      reason: `is not JSON: ${jsonReason(error)}`,
    })),
  }
}

/** A file that could not be read at all. */
const unread = (line: number, reason: string): Source => ({
  data: undefined,
  body: "",
  bodyLine: 1,
  lineOf: () => undefined,
  repeated: [],
  issues: [{ line, place: "", reason }],
})

/** Reads an MDX file's front matter (YAML between two lines of `---`) and body. */
export function readMdx(written: string): Source {
  const text = unixLines(written)
  const match = /^---\n([\s\S]*?\n)---[ \t]*(?:\n|$)/.exec(text)
  if (!match) return unread(1, "must start with front matter between two lines of ---")
  const [whole, frontMatter = ""] = match
  const deep = yamlTooDeep(frontMatter)
  if (deep !== undefined)
    return unread(lineAt(frontMatter, deep) + 1, "is not YAML that can be read: it nests too deep")
  const lines = new LineCounter()
  const document = parseDocument(frontMatter, { lineCounter: lines, prettyErrors: false })
  const strange = notPlain(document)
  const { data, reason } = document.errors.length || strange ? {} : valueOf(document)
  const fileLine = (offset: number) => lines.linePos(offset).line + 1
  const fieldLines = frontMatter.split("\n")
  const yamlError = (error: YAMLError) => ({
    line: fileLine(error.pos[0]),
    message: yamlReason(error, fieldLines[lines.linePos(error.pos[0]).line - 1] ?? ""),
  })
  return {
    data,
    body: text.slice(whole.length),
    bodyLine: whole.split("\n").length,
    lineOf(path) {
      for (let length = path.length; length > 0; length--) {
        const node: unknown = document.getIn(path.slice(0, length), true)
        if (isNode(node) && node.range) return fileLine(node.range[0])
      }
      return 2
    },
    repeated: [],
    issues: [
      ...document.errors.map(yamlError),
      ...(strange ? [{ line: fileLine(strange.offset), message: strange.reason }] : []),
      ...document.warnings.map(yamlError),
      ...(reason ? [{ line: 2, message: reason }] : []),
    ]
      .slice(0, 1)
      .map(({ line, message }) => ({ line, place: "", reason: `is not YAML: ${message}` })),
  }
}

/** The data of a YAML document, or the reason why it cannot be read. */
function valueOf(document: Document.Parsed): { data?: unknown; reason?: string } {
  try {
    const data: unknown = document.toJS()
    return typeof data === "string" ? { reason: noField } : { data }
  } catch {
    return { reason: "a field stands for another that is not there; write that out" }
  }
}

/** The fields of a JSON tree that repeat a key of the same object. (The YAML parser refuses them.) */
function repeatedIn(node: Node, at: PropertyKey[] = []): PropertyKey[][] {
  const { type, children = [] } = node
  if (type === "array") return children.flatMap((child, index) => repeatedIn(child, [...at, index]))
  const seen = new Set<unknown>()
  return children.flatMap(({ children: [key, value] = [] }) => {
    if (type !== "object" || !key) return []
    const path = [...at, String(key.value)]
    const again = seen.has(key.value) ? [path] : []
    seen.add(key.value)
    return [...again, ...(value ? repeatedIn(value, path) : [])]
  })
}

const asSegment = (key: PropertyKey) => (typeof key === "number" ? key : String(key))
