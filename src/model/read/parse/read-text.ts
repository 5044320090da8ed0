import { forbiddenCharacter } from "../../schema/characters"
import { beginning, conflictMarkerLine, wrongContentReason } from "./wrong-file-content"

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

/** A file's bytes as text, or the reason why the build could not read them, with its line (from 1) if it has one. */
export function readText(bytes: Uint8Array): { text: string; reason?: string; line?: number } {
  const text = decode(bytes)
  if (text === undefined || text.includes("\0")) return { text: "", reason: "is not text; save it as UTF-8" }
  if (text.startsWith("\uFEFF"))
    return { text: "", reason: "starts with a byte order mark; save it as UTF-8 without one" }
  if (!text.trim()) return { text: "", reason: "is empty" }
  const other = wrongContentReason(text.slice(0, beginning))
  if (other) return { text: "", reason: other }
  return mergedLine(text) ?? forbiddenLine(text) ?? { text }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

function mergedLine(text: string) {
  const line = conflictMarkerLine(text)
  const reason =
    "has the marks of a merge, <<<<<<< and >>>>>>>; keep the words of one side, and take the marks out"
  return line === undefined ? undefined : { text: "", line, reason }
}

function forbiddenLine(text: string) {
  if (forbiddenCharacter(text) === undefined) return undefined
  const lines = text.split("\n")
  const index = lines.findIndex((line) => forbiddenCharacter(line) !== undefined)
  const character = forbiddenCharacter(lines[index] ?? "")
  return { text: "", line: index + 1, reason: `has the control character ${character}; take it out` }
}
