/** A node of the body's tree, as far as this file reads it. */
type BodyNode = {
  type: string
  name?: string | null
  value?: string | null
  attributes?: { type: string; name?: string }[]
  position?: { end: { line: number } } | undefined
}

/** What Markdown has no sign for. */
const elements = new Set<unknown>(["abbr", "br", "kbd", "mark", "small", "sub", "sup"])
const attributes = new Set<unknown>(["title", "lang"])

/**
 * Why a node of a body would not be shown as the owner means it: code, unknown elements, what has no end.
 * A body is words; the page is made without running anything that stands in it.
 */
export function strangerOf(node: BodyNode, lines: readonly string[]): string | undefined {
  switch (node.type) {
    case "mdxjsEsm":
      return "begins with import or export, which is code; begin the line with another word"
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return wordInBraces(node) ? undefined : expressionReason(node.value ?? "")
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return elementReason(node)
    case "imageReference":
      return "has a picture by reference; write ![what it shows](./picture.png)"
    case "code":
      return /^\s*(?:>\s*)*(?:`{3,}|~{3,})\s*$/.test(lines[(node.position?.end.line ?? 1) - 1] ?? "")
        ? undefined
        : "has a block of code without an end; close it with ```"
    default:
      return undefined
  }
}

/** The `sate` of `{sate}`, which an owner means as a token. */
export const wordInBraces = ({ type, value }: BodyNode): string | undefined =>
  /^mdx(?:Flow|Text)Expression$/.test(type) ? /^\w+$/.exec(value ?? "")?.[0] : undefined

/** A comment is no stranger. */
function expressionReason(value: string): string | undefined {
  if (/^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(value)) return undefined
  return "has braces, which are code here; write \\{ for a brace"
}

function elementReason({ name, attributes: own = [] }: BodyNode): string | undefined {
  if (!elements.has(name)) {
    return `has <${name ?? ""}>, which a text may not hold; write Markdown, or \\< for the sign itself`
  }
  const strange = own.find((attribute) => !attributes.has(attribute.name))
  return strange && `gives <${name}> more than title and lang`
}
