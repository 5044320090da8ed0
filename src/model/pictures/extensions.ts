/** Endings of files that the site shows, in small letters. Files may have capital ones, as cameras write them. */
export const pictureExtensions = ["png", "jpg", "jpeg", "webp", "avif"]
export const drawingExtensions = ["svg"]

/** A pattern for one of some endings in capital or small letters, without the flag `i`, which JSON Schema lacks. */
export const extensionPattern = (endings: readonly string[]): string =>
  String.raw`\.(?:${endings.map(inAnyCase).join("|")})$`

const inAnyCase = (ending: string) =>
  ending.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

/** The ending of a file's name without its dot, in small letters; empty if it has none. */
export const extensionOf = (file: string): string => /[^/]\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ""
