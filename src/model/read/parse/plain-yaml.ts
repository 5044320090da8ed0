import { type Document, type Scalar, isAlias, isCollection, isScalar, visit } from "yaml"

/** Whether a text without quotes ends at what was meant as a part of it, such as the #2 of `Part #2`. Notes begin with a space. */
const cutOff = ({ type, value, comment }: Scalar) =>
  type === "PLAIN" && typeof value === "string" && /^\S/.test(comment ?? "")

/**
 * The first part of front matter that other YAML parsers read differently: an anchor, an alias (it can stand for
 * millions of fields), a tag, an end that reads as a comment. Its offset and the remedy; undefined if all is plain.
 */
export function notPlain(document: Document.Parsed): { offset: number; reason: string } | undefined {
  let found: { offset: number; reason: string } | undefined
  const stop = (offset: number, reason: string) => {
    found = { offset, reason }
    return visit.BREAK
  }
  visit(document, (_, node) => {
    const offset = isAlias(node) || isScalar(node) || isCollection(node) ? (node.range?.[0] ?? 0) : 0
    if (isAlias(node)) return stop(offset, `*${node.source} stands for another field; write that out`)
    if (!isScalar(node) && !isCollection(node)) return undefined
    if (node.anchor)
      return stop(offset, `&${node.anchor} names a field for use elsewhere; take it out, or quote the text`)
    if (node.tag) return stop(offset, `${node.tag} is a tag; take it out, or quote the text`)
    return isScalar(node) && cutOff(node)
      ? stop(
          offset,
          `#${node.comment ?? ""} is left out, as a space and # begin a comment; put the whole text into straight quotes, or a space after the #`,
        )
      : undefined
  })
  return found
}
