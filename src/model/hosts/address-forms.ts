/** Whether an address is that of a file, such as `/old-name.html`. Visitors ask for a folder also without its last slash. */
export const isFile = (address: string): boolean => /\.\w+$/.test(address)

/** A redirect's address encoded as browsers request it: that of a folder with and without its last slash. */
export function bothForms(from: string): string[] {
  const address = encodeURI(from)
  const folder = address.replace(/\/$/, "")
  return isFile(from) ? [address] : [folder, `${folder}/`].filter(Boolean)
}

/**
 * The same for a host that compares an address letter by letter: with letters beyond ASCII, also as other programs write them,
 * `%c3%bc` rather than `%C3%BC`.
 */
export const literalForms = (from: string): string[] =>
  bothForms(from).flatMap((address) => [
    ...new Set([address, address.replaceAll(/%[\dA-F]{2}/g, (code) => code.toLowerCase())]),
  ])

/** A former address as an owner writes it: its path, decoded, and the fields behind its question mark, if it has some. */
export function partsOfFormer(former: string): { from: string; query?: Record<string, string> } {
  const [path = "", search] = former.split("?")
  const from = decodeURI(path)
  return search === undefined ? { from } : { from, query: Object.fromEntries(new URLSearchParams(search)) }
}
