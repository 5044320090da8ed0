import subsetFont from "subset-font"
import type { Axes } from "./settings"

/** A font file: its name, the characters it has, their widths and the height of a line. */
export type ReadFont = {
  family: string
  characters: readonly number[]
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
    // The name of an old program's font menu, which the share images' library asks for.
    family: face.getName(1, "en"),
    characters: [...face.collectUnicodes()],
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

/** A cut of a font to some characters, and to a part of its axes. */
export const cutFont = (file: Buffer, text: string, targetFormat: "woff2" | "truetype", axes: Axes) =>
  subsetFont(file, text, { targetFormat, variationAxes: axes })
