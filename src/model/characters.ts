/**
 * Characters that no page, feed or sitemap can hold: control characters other than tab and line break,
 * halves of surrogate pairs, and Unicode's noncharacters. https://www.w3.org/TR/xml/#charsets
 */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u

/** The first forbidden character of a text, as `U+0008`; undefined if there is none. */
export function forbiddenCharacter(text: string): string | undefined {
  const [found] = forbidden.exec(text) ?? []
  return found && `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`
}
