/**
 * A file's bytes as text, in the encodings that people's programs write: UTF-8 and UTF-16, each with or without a byte
 * order mark, or else that of older Windows programs.
 */
export function decode(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return text.replaceAll("\r\n", "\n")
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return "utf-16le"
  if (first === 0xfe && second === 0xff) return "utf-16be"
  // A bracket or quote begins such a file, and UTF-16 has a zero beside it.
  if (first === 0 && second !== 0) return "utf-16be"
  if (first !== 0 && second === 0) return "utf-16le"
  return isUtf8(bytes) ? "utf-8" : "windows-1252"
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
