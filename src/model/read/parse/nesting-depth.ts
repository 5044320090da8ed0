import { createScanner } from "jsonc-parser"
import { Lexer } from "yaml"

/** No content type nests its fields more than a few levels. Parsers crash at a thousand. */
const limit = 50

/** The offset at which JSON nests too deep to be read; undefined if it does not. */
export function jsonTooDeep(text: string): number | undefined {
  const scanner = createScanner(text, true)
  let depth = 0
  while (scanner.getPosition() < text.length) {
    scanner.scan()
    // Only a token's first character counts: a bracket within a string is not nesting.
    const start = text.charAt(scanner.getTokenOffset())
    if (start === "{" || start === "[") depth++
    if (start === "}" || start === "]") depth--
    if (depth > limit) return scanner.getTokenOffset()
  }
  return undefined
}

/** Where YAML nests too deep to be read; undefined if nowhere. Without braces, indentation limits the depth. */
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

/** Spaces and the marks of list items and keys at the start of a line. */
const indentation = new RegExp(`^[ \\t?-]{${4 * limit},}`, "m")

/** The lexer's marks for the start of a document, a plain scalar and an unexpected end. */
const signals = new Set(["\u0002", "\u001F", "\u0018"])
