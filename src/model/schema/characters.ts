/**
 * Control characters, halves of surrogate pairs and noncharacters, which no page or feed can hold
 * (https://www.w3.org/TR/xml/#charsets), and invisible separators and byte order marks of pasted words.
 */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}\u{FEFF}]/u

/** The first forbidden character of a text, as `U+0008`; undefined if there is none. */
export function forbiddenCharacter(text: string): string | undefined {
  const [found] = forbidden.exec(text) ?? []
  return found && nameOfCharacter(found)
}

export const nameOfCharacter = (character: string) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`
