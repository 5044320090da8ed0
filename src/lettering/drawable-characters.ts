import { fontFiles, openFont } from "./faces"
import { normalizeCharacters } from "./normalize-characters"

/** What a reader takes for one character, with its accents: `ễ`, `й`, `👩‍💻`. */
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" })

const charactersOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** A character of a text, and what is drawn for it: without its accents or nothing if the fonts lack it. */
type DrawnCharacter = { character: string; drawn: string; isWhole: boolean }

export const drawnCharacters = (text: string): DrawnCharacter[] =>
  charactersOf(text).map((character) => known.get(character) ?? remember(character))

/** Returns the characters of a text that the resume's PDF and share images cannot draw, each once. */
export const undrawable = (text: string): string[] => [
  ...new Set(drawnCharacters(text).flatMap(({ character, isWhole }) => (isWhole ? [] : [character]))),
]

/** Whether a font file has a character with its accents. */
export const hasGlyph = (file: string, character: string): boolean =>
  Array.from(character).every((letter) => openFont(file).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))

const known = new Map<string, DrawnCharacter>()

function remember(character: string): DrawnCharacter {
  const found = { character, ...drawnAs(character) }
  known.set(character, found)
  return found
}

function drawnAs(character: string): Omit<DrawnCharacter, "character"> {
  const plain = normalizeCharacters(character)
  // The same in plain letters, such as bold letters that are characters of their own, or full-width ones.
  const equal = normalizeCharacters(plain.normalize("NFKC"))
  const whole = [plain, equal].find(canDraw)
  if (whole !== undefined) return { drawn: whole, isWhole: true }
  const bare = equal.normalize("NFD").replaceAll(/\p{M}/gu, "")
  return { drawn: canDraw(bare) ? bare : "", isWhole: false }
}

const canDraw = (text: string) =>
  charactersOf(text).every((character) => fontFiles.some((file) => hasGlyph(file, character)))
