/**
 * The sign before words that `npm run new -- translation` has copied from the original, which are to be replaced.
 * @param language the tag of the original's language.
 */
export const untranslatedMark = (language: string): string => `[${language}] `

/** Whether a text has the sign still. In the body of a text it may stand before any paragraph. */
export const isUntranslated = (text: string, language: string): boolean =>
  text
    .split("\n")
    .some((line) => line.replace(/^[#>\-+*\d.)\s]*/, "").startsWith(untranslatedMark(language).trim()))
