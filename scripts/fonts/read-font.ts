import { create } from "fontkit"
import subsetFont from "subset-font"
import { textOf } from "./parts"
import type { Axes } from "./settings"

export type ReadFont = {
  family: string
  characters: readonly number[]
  /** The bounds of its axes, and the place on them that it has by itself. None if it is not variable. */
  axes: Readonly<Record<string, { min: number; max: number; default: number }>>
  /** The width of a character in em at some place on the font's axes; undefined if the font lacks it. */
  widthOf: (character: string, at: Readonly<Record<string, number>>) => number | undefined
  ascent: number
  descent: number
  lineGap: number
}

/** Reads a font file of any format, with all its axes. */
export async function readFont(file: Buffer): Promise<ReadFont> {
  // It waits for its WebAssembly at its top level, which only a module that is imported on demand may.
  const { Blob, Face, Font, Variation } = await import("harfbuzzjs")
  const face = new Face(new Blob(new Uint8Array(await toTrueType(file)).buffer))
  const font = new Font(face)
  const { ascender, descender, lineGap } = font.hExtents()
  return {
    family: face.getName(1, "en"),
    characters: [...face.collectUnicodes()],
    axes: create(file).variationAxes,
    widthOf(character, at) {
      font.setVariations(Object.entries(at).map(([axis, value]) => new Variation(axis, value)))
      const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0)
      return glyph === undefined ? undefined : font.glyphHAdvance(glyph) / face.upem
    },
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
  }
}

const toTrueType = (file: Buffer) => subsetFont(file, "", { targetFormat: "truetype", keepAllGlyphs: true })

/** A subset of a font: some characters, and a part of its axes. */
export const subsetOf = (file: Buffer, text: string, targetFormat: "woff2" | "truetype", axes: Axes) =>
  subsetFont(file, text, { targetFormat, variationAxes: axes })

/** A subset for the PDF and share images. It has no ligatures and alternates, so that the PDF's text can be read back. */
export const drawableSubset = (file: Buffer, characters: readonly number[], axes: Axes) =>
  subsetFont(file, textOf(characters.filter(isPlain)), {
    targetFormat: "truetype",
    variationAxes: axes,
    keepFeatures: ["ccmp", "kern", "mark", "mkmk"],
  })

/** Characters for private use mean something else in each font. */
const isPlain = (point: number) =>
  !/[\p{Emoji_Presentation}\p{Co}\p{Cn}\p{Cc}]/u.test(String.fromCodePoint(point))
