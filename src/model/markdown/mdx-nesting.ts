import type { LineIssue } from "../errors/content-issue"

/** Far more than a reader can follow, and far less than slows the compiler down. */
const limits = { depth: 20, marks: 2000, length: 200_000 }

/** The mark of a quote or list item at the start of a line, after the marks of its containers. */
const container = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y

const mark = /[*_~[\]{}<]/g

/** Why a body would take minutes to compile: time grows much faster than lists' depth and a paragraph's marks. */
export function tooMuchToCompile(body: string): LineIssue | undefined {
  /** The columns of the marks whose containers hold the current line. */
  let open: number[] = []
  let marks = 0
  for (const [index, text] of body.split("\n").entries()) {
    for (const column of containersOf(text)) open = [...open.filter((outer) => outer < column), column]
    if (open.length > limits.depth)
      return { line: index + 1, reason: `has lists or quotes more than ${limits.depth} deep; make them flat` }
    marks = text.trim() ? marks + (text.match(mark)?.length ?? 0) : 0
    if (marks > limits.marks)
      return {
        line: index + 1,
        reason: `has a paragraph with more than ${limits.marks} marks such as * and [; divide it by empty lines`,
      }
  }
  if (body.length > limits.length)
    return { line: 1, reason: `has more than ${limits.length} characters; divide it into several entries` }
  return undefined
}

/** The columns of the container characters that a line starts with; at most one more than allowed. */
function containersOf(line: string): number[] {
  const columns: number[] = []
  const text = line.replaceAll("\t", "    ")
  container.lastIndex = 0
  while (columns.length <= limits.depth && container.test(text)) columns.push(container.lastIndex)
  return columns
}

/** How deep nodes nest, this one included. */
export const depthOf = (node: object): number =>
  1 + ("children" in node && Array.isArray(node.children) ? Math.max(0, ...node.children.map(depthOf)) : 0)
