import { type Document, isAlias, isCollection, isScalar, visit } from "yaml"

/**
 * The first feature in front matter that the build's own YAML parser may read differently: an anchor or
 * alias, which can stand for millions of fields, or a tag, which names a type.
 * @returns its offset, and the remedy; undefined if all of it is plain.
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
    return node.tag ? stop(offset, `${node.tag} is a tag; take it out, or quote the text`) : undefined
  })
  return found
}
