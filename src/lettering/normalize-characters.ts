/** Characters that readers take for others, which more fonts have. A PDF can name only one character for a shape. */
const equals: Readonly<Record<string, string>> = {
  "\u2010": "-",
  "\u2011": "-",
  "\u2015": "—",
  "∙": "·",
  "⋅": "·",
  "✔": "✓",
  "✅": "✓",
  "✘": "✗",
  "❌": "✗",
  "➔": "→",
  "➜": "→",
  "➝": "→",
  "➞": "→",
  "➡": "→",
  "⬅": "←",
  "⭐": "★",
  "∆": "Δ",
  "►": "▶",
  "▻": "▷",
  "◄": "◀",
  "◅": "◁",
}

/** Spaces that keep two words on one line: the usual one, a figure's and the narrow one. */
const keepsTogether = /[\u00a0\u2007\u202f]/gu

const space = /[\p{Zs}\p{Cc}](?<!\u00a0)/gu

/** What no reader sees: soft hyphens, joiners, marks of direction, the choice between a character and its emoji. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu

const ligature = /[\ufb00-\ufb06]/gu

/** A text with each accented letter as one character (NFC), and each character that has a plain equal as that equal. */
export const normalizeCharacters = (text: string): string =>
  Array.from(
    text
      .normalize("NFC")
      .replaceAll(keepsTogether, "\u00a0")
      .replaceAll(space, " ")
      .replaceAll(unseen, "")
      .replaceAll(ligature, (character) => character.normalize("NFKC")),
    (character) => equals[character] ?? character,
  ).join("")
