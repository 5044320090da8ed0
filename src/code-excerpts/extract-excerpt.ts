import { findNodeAtLocation, parseTree } from "jsonc-parser"

/**
 * Cuts a named part out of a file, from the left edge: a key of JSON with its value, or a declaration or test with its
 * comment. Undefined if nothing has this name. `file` says whether it is JSON.
 */
export function extractExcerpt(text: string, file: string, name: string): string | undefined {
  const found = file.endsWith(".json") ? keyIn(text, name) : declarationIn(text, name)
  return found && flushLeft(found)
}

/** As it is written, however the file is laid out. */
function keyIn(text: string, name: string): string | undefined {
  const tree = parseTree(text)
  const { offset, length } = (tree && findNodeAtLocation(tree, [name])?.parent) ?? {}
  if (offset === undefined || length === undefined) return undefined
  const indent = /[ \t]*$/.exec(text.slice(0, offset))?.[0] ?? ""
  return indent + text.slice(offset, offset + length)
}

/** Prettier has laid out all code, so a part ends before the next line that is no deeper and closes no bracket. */
function declarationIn(text: string, name: string): string | undefined {
  const lines = text.split(/\r?\n/)
  const at = lines.findIndex((line) => declares(line, name))
  if (at === -1) return undefined
  const depth = depthOf(lines[at])
  const belongs = (line: string) =>
    line === "" || depthOf(line) > depth || (depthOf(line) === depth && /^\s*[)\]}`]/.test(line))
  const after = lines.slice(at + 1).findIndex((line) => !belongs(line))
  const end = after === -1 ? lines.length : at + 1 + after
  return lines.slice(commentAbove(lines, at), end).join("\n").trimEnd()
}

function declares(line: string, name: string): boolean {
  const [, declared, tested] =
    /^\s*(?:export )?(?:default )?(?:async )?(?:(?:const|function|class|type|interface) (\w+)|test\("([^"]+)")/.exec(
      line,
    ) ?? []
  return (declared ?? tested) === name
}

const depthOf = (line = "") => line.search(/\S|$/)

/** The first line of the doc comment that ends above a line, or the line itself. */
function commentAbove(lines: readonly string[], at: number): number {
  if (!lines[at - 1]?.trimEnd().endsWith("*/")) return at
  const start = lines.slice(0, at).findLastIndex((line) => line.trimStart().startsWith("/**"))
  return start === -1 ? at : start
}

function flushLeft(text: string): string {
  const lines = text.split(/\r?\n/)
  const depth = Math.min(...lines.filter(Boolean).map(depthOf))
  return lines.map((line) => line.slice(depth)).join("\n")
}
