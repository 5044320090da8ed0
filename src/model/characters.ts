/**
 * Characters that no page, feed or site map can hold: control characters other than tab and line break,
 * halves of surrogate pairs, and code points that Unicode keeps for programs. https://www.w3.org/TR/xml/#charsets
 */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u

/** The first character of a text that may not be published, as `U+0008`; undefined where there is none. */
export function forbiddenCharacter(text: string): string | undefined {
  const [found] = forbidden.exec(text) ?? []
  return found && `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`
}
