import { fontFiles, openFont } from "./faces"
import { plainSigns } from "./plain-signs"

/** What a reader takes for one sign, with its accents: `ễ`, `й`, `👩‍💻`. */
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" })

const signsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** A sign of a text, and what is drawn for it: without its accents or nothing if the fonts lack it. */
export type DrawnSign = { sign: string; drawn: string; isWhole: boolean }

/** The signs of a text as the site's fonts can draw them. */
export const drawnSigns = (text: string): DrawnSign[] =>
  signsOf(text).map((sign) => known.get(sign) ?? remember(sign))

/** Returns the signs of a text that the resume's PDF and share images cannot draw, each once. */
export const undrawable = (text: string): string[] => [
  ...new Set(drawnSigns(text).flatMap(({ sign, isWhole }) => (isWhole ? [] : [sign]))),
]

/** Whether a font file has a sign with its accents. */
export const hasSign = (file: string, sign: string): boolean =>
  Array.from(sign).every((letter) => openFont(file).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))

const known = new Map<string, DrawnSign>()

function remember(sign: string): DrawnSign {
  const found = { sign, ...drawnAs(sign) }
  known.set(sign, found)
  return found
}

function drawnAs(sign: string): Omit<DrawnSign, "sign"> {
  const plain = plainSigns(sign)
  // The same in plain letters, such as bold letters that are signs of their own, or full-width ones.
  const equal = plainSigns(plain.normalize("NFKC"))
  const whole = [plain, equal].find(canDraw)
  if (whole !== undefined) return { drawn: whole, isWhole: true }
  const bare = equal.normalize("NFD").replaceAll(/\p{M}/gu, "")
  return { drawn: canDraw(bare) ? bare : "", isWhole: false }
}

const canDraw = (text: string) => signsOf(text).every((sign) => fontFiles.some((file) => hasSign(file, sign)))
