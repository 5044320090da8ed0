import { readJson, readMdx } from "../../../model/read/parse/parse-file"

/** Whether a text is a content file that can be read: JSON, or front matter and a body. */
export function isReadable({ hasBody }: { hasBody?: boolean | undefined }, text: string): boolean {
  try {
    const { data, issues } = hasBody ? readMdx(text) : readJson(text)
    return issues.length === 0 && typeof data === "object" && data !== null && !Array.isArray(data)
  } catch {
    // The parsers are recursive, so deep nesting overflows the stack.
    return false
  }
}
