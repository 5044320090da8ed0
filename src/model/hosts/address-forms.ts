/** Whether an address is that of a file, such as `/old-name.html`. Visitors ask for a folder also without its last slash. */
export const isFile = (address: string): boolean => /\.\w+$/.test(address)

/** A redirect's address encoded as browsers request it: that of a folder with and without its last slash. */
export function bothForms(from: string): string[] {
  const address = encodeURI(from)
  const folder = address.replace(/\/$/, "")
  return isFile(from) ? [address] : [folder, `${folder}/`]
}
