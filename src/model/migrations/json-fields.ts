import { type Node, findNodeAtLocation, parseTree } from "jsonc-parser"
import { readJson } from "../read/parse/parse-file"
import type { Fields, Path } from "./fields"

/** The fields of a JSON file. Order, indentation and line breaks stay, and every field that is not changed. */
export function jsonFields(before: string): Fields {
  let text = before
  const eol = before.includes("\r\n") ? "\r\n" : "\n"
  const [, unit = "  "] = /\n([ \t]+)/.exec(before) ?? []
  const at = (path: Path) => {
    const tree = parseTree(text)
    return tree && findNodeAtLocation(tree, path)
  }
  const replace = (offset: number, length: number, words: string) => {
    text = text.slice(0, offset) + words + text.slice(offset + length)
  }
  /** A value as text that begins on a line with this indentation. */
  const printed = (value: unknown, indent: string) =>
    JSON.stringify(value, null, unit).replaceAll("\n", `${eol}${indent}`)

  return {
    data: () => readJson(text).data,
    set(path, value, after) {
      const node = at(path)
      if (node) return replace(node.offset, node.length, printed(value, indentOf(text, node)))
      const properties = at(path.slice(0, -1))?.children ?? []
      const previous = properties.find((each) => nameOf(each) === after) ?? properties.at(-1)
      if (!previous) return
      const isOwnLine = /^\s*$/.test(lineBefore(text, previous))
      const indent = indentOf(text, previous)
      const words = `${JSON.stringify(path.at(-1))}: ${isOwnLine ? printed(value, indent) : JSON.stringify(value)}`
      replace(previous.offset + previous.length, 0, isOwnLine ? `,${eol}${indent}${words}` : `, ${words}`)
    },
    rename(path, name) {
      const key = at(path)?.parent?.children?.[0]
      if (key) replace(key.offset, key.length, JSON.stringify(name))
    },
    toString: () => text,
  }
}

const nameOf = ({ children: [key] = [] }: Node): unknown => key?.value

const lineBefore = (text: string, { offset }: Node) =>
  text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset)

const indentOf = (text: string, node: Node) => /^[ \t]*/.exec(lineBefore(text, node))?.[0] ?? ""
