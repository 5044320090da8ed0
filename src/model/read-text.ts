const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

/**
 * A file's bytes as text, or why they are none that the build could read.
 * @returns the text; empty where there is a reason.
 */
export function readText(bytes: Uint8Array): { text: string; reason?: string } {
  const text = decode(bytes)
  if (text === undefined || text.includes("\0")) return { text: "", reason: "is not text; save it as UTF-8" }
  if (text.startsWith("\uFEFF"))
    return { text: "", reason: "starts with a byte order mark; save it as UTF-8 without one" }
  return text.trim() ? { text } : { text: "", reason: "is empty" }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}
