import { createScanner } from "jsonc-parser"
import { Lexer } from "yaml"

/** No kind of content nests its fields more than a few levels; readers of a thousand crash. */
const limit = 50

/** Where JSON nests too deep to be read, as an offset; undefined where it does not. */
export function jsonTooDeep(text: string): number | undefined {
  const scanner = createScanner(text, true)
  let depth = 0
  while (scanner.getPosition() < text.length) {
    scanner.scan()
    // A token's first character: a bracket within a text is none.
    const start = text.charAt(scanner.getTokenOffset())
    if (start === "{" || start === "[") depth++
    if (start === "}" || start === "]") depth--
    if (depth > limit) return scanner.getTokenOffset()
  }
  return undefined
}

/**
 * Where YAML nests too deep to be read, as an offset; undefined where it does not. A field within another
 * one starts in a later column, so the columns bound how deep they are without braces and brackets.
 */
export function yamlTooDeep(text: string): number | undefined {
  let depth = 0
  let offset = 0
  for (const token of new Lexer().lex(text)) {
    if (token === "{" || token === "[") depth++
    if (token === "}" || token === "]") depth--
    if (depth > limit) return offset
    offset += signals.has(token) ? 0 : token.length
  }
  const indented = indentation.exec(text)
  return indented?.index
}

/** Spaces and the signs of list items and keys before a line's words. */
const indentation = new RegExp(`^[ \\t?-]{${4 * limit},}`, "m")

/** By these the lexer tells the start of a document, of a plain text, and an end too early. */
const signals = new Set(["\u0002", "\u001F", "\u0018"])
