/**
 * Characters that no page, feed or sitemap can hold: control characters other than tab and line break,
 * halves of surrogate pairs, and Unicode's noncharacters (https://www.w3.org/TR/xml/#charsets). And invisible ones
 * that come along in pasted words and break lines in some programs and not in others: separators of lines and
 * paragraphs, and a byte order mark.
 */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}\u{FEFF}]/u

/** The first forbidden character of a text, as `U+0008`; undefined if there is none. */
export function forbiddenCharacter(text: string): string | undefined {
  const [found] = forbidden.exec(text) ?? []
  return found && nameOfCharacter(found)
}

/** The code of a character, `U+0008`. */
export const nameOfCharacter = (character: string) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`
