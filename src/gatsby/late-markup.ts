/**
 * Markup whose scripts start as it is read, as markup that names them for the page's first script (src/startup/).
 * @param early the early script's address.
 * @param filesOf the addresses of the files to start, by the code of its inline scripts, which serves the other
 *   scripts alone, and by the addresses of these.
 */
export function withLateScripts(
  markup: string,
  early: string,
  filesOf: (inline: string, addresses: readonly string[]) => readonly string[],
): string {
  const external = /<script src="([^"]+)" async><\/script>/g
  const inline = /<script(?![^>]*\ssrc)[^>]*>(.*?)<\/script>/gs
  const addresses = [...markup.matchAll(external)].flatMap(([, address]) => address ?? [])
  if (addresses.length === 0) return markup
  const code = [...markup.matchAll(inline)].map(([, text = ""]) => text.trim()).join("\n")
  const rest = markup.replace(external, "").replace(inline, "").trim()
  const files = filesOf(code, addresses).join(" ")
  return `${rest}<script type="late" data-early="${early}" data-files="${files}"></script>`
}
