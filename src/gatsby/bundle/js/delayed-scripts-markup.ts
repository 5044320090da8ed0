/** The type of the element that lists the delayed scripts. HTML takes any MIME type but JavaScript's for data. */
export const delayedType = "text/x-late"

/**
 * Puts a list for the script loader (src/startup/script-loader.ts) in place of scripts that start at once.
 * @param filesOf returns the files to start, from the code of the inline scripts and the other scripts' files.
 */
export function withDelayedScripts(
  markup: string,
  filesOf: (inline: string, addresses: readonly string[]) => readonly string[],
): string {
  const external = /<script src="([^"]+)" async><\/script>/g
  const inline = /<script(?![^>]*\ssrc)[^>]*>(.*?)<\/script>/gs
  const addresses = [...markup.matchAll(external)].flatMap(([, address]) => address ?? [])
  if (addresses.length === 0) return markup
  const code = [...markup.matchAll(inline)].map(([, text = ""]) => text.trim()).join("\n")
  const rest = markup.replace(external, "").replace(inline, "").trim()
  return `${rest}<script type="${delayedType}" data-files="${filesOf(code, addresses).join(" ")}"></script>`
}
