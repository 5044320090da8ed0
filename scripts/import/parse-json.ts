import { type ParseError, parse } from "jsonc-parser"
import { jsonReason } from "../../src/model/errors/json-reason"

/**
 * Reads JSON as people keep it: comments and a comma too many are no mistake.
 * @param file the file's name, for the message.
 * @throws with file, line, reason and remedy.
 */
export function parseJson(text: string, file: string): unknown {
  const errors: ParseError[] = []
  const data: unknown = parse(text, errors, { allowTrailingComma: true })
  const [first] = errors
  if (!first) return data
  const line = text.slice(0, first.offset).split("\n").length
  throw new Error(`${file}:${line} is no JSON: ${jsonReason(first.error)}`)
}
