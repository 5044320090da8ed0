/**
 * The endings of files that the site shows, in small letters. A file's name may have them in capital letters too, as
 * cameras write them.
 */
export const pictureExtensions = ["png", "jpg", "jpeg", "webp", "avif"]
export const drawingExtensions = ["svg"]

/**
 * A pattern for one of some endings at the end of a name, in capital or small letters. It has no flag `i`, which a JSON
 * Schema could not say.
 * @param endings without the dot, in small letters.
 * @returns the source of a regular expression.
 */
export const extensionPattern = (endings: readonly string[]): string =>
  String.raw`\.(?:${endings.map(inAnyCase).join("|")})$`

const inAnyCase = (ending: string) =>
  ending.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

/** The ending of a file's name without its dot, in small letters; empty if it has none. */
export const extensionOf = (file: string): string => /[^/]\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ""
