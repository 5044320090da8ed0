import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  getNodeValue,
  type ParseError,
} from "jsonc-parser"
import { LineCounter, isNode, parseDocument } from "yaml"
import type { Fault } from "./fault"

/** A content file taken apart, before it is held against its kind. */
export type Source = {
  /** What the file's fields hold. */
  data: unknown
  /** The MDX body, without the front matter; empty for JSON. */
  body: string
  /** The line the body starts on, from 1. */
  bodyLine: number
  /** The line of a field, from 1; the nearest known one above it where it is missing. */
  lineOf(path: readonly PropertyKey[]): number | undefined
  /** Where the syntax is broken. */
  faults: Omit<Fault, "file">[]
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split("\n").length

/** Reads JSON. Comments and trailing commas are faults, as they are to the build. */
export function readJson(text: string): Source {
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
    faults: errors.slice(0, 1).map(({ error, offset }) => ({
      line: lineAt(text, offset),
      place: `column ${offset - text.lastIndexOf("\n", offset - 1)}`,
      reason: `is not JSON: ${words(printParseErrorCode(error))}`,
    })),
  }
}

/** Reads an MDX file's front matter (YAML between two lines of `---`) and body. */
export function readMdx(text: string): Source {
  const match = /^---\r?\n([\s\S]*?\r?\n)---[ \t]*(?:\r?\n|$)/.exec(text)
  if (!match) {
    const fault = { line: 1, place: "", reason: "must start with front matter between two lines of ---" }
    return { data: undefined, body: text, bodyLine: 1, lineOf: () => undefined, faults: [fault] }
  }
  const [whole, frontMatter = ""] = match
  const lines = new LineCounter()
  const document = parseDocument(frontMatter, { lineCounter: lines, prettyErrors: false })
  const fileLine = (offset: number) => lines.linePos(offset).line + 1
  return {
    data: document.errors.length ? undefined : document.toJS(),
    body: text.slice(whole.length),
    bodyLine: whole.split("\n").length,
    lineOf(path) {
      for (let length = path.length; length > 0; length--) {
        const node: unknown = document.getIn(path.slice(0, length), true)
        if (isNode(node) && node.range) return fileLine(node.range[0])
      }
      return 2
    },
    faults: document.errors.slice(0, 1).map((error) => ({
      line: fileLine(error.pos[0]),
      place: "",
      reason: `is not YAML: ${error.message}`,
    })),
  }
}

const asSegment = (key: PropertyKey) => (typeof key === "number" ? key : String(key))

/** `CommaExpected` as `comma expected`. */
const words = (code: string) => code.replace(/\B[A-Z]/g, " $&").toLowerCase()
