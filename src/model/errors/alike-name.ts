/** The file whose name looks like the target's, but is stored in other letters. */
export function alikeName(files: ReadonlySet<string>, target: string): string | undefined {
  const plain = withoutCase(target)
  return [...files].find((file) => file !== target && withoutCase(file) === plain)
}

/** How two alike names differ, and the remedy: the end of a sentence. `shortest`: how the file would be named there. */
export function differenceOf(written: string, stored: string, shortest: string): string {
  if (written.normalize() === stored.normalize())
    return "whose accents the file's name stores in another way (Unicode NFC or NFD); copy the name from the file, or take the accents out of both"
  if (withPlainSpaces(written) === withPlainSpaces(stored))
    return "but the file's name has a space of another kind, such as macOS puts into the names of screenshots; copy the name from the file, or put hyphens for the spaces of both"
  return `where capital letters count, did you mean "${shortest}"?`
}

/** A narrow space (U+202F) or one that does not break (U+00A0) looks like any other. */
const withPlainSpaces = (name: string) => name.normalize().replaceAll(/\s/g, " ")
const withoutCase = (name: string) => withPlainSpaces(name).toLowerCase()
