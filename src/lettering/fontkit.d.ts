/** The part of fontkit that the site uses; the package has no types of its own. */
declare module "fontkit" {
  type Axis = { min: number; max: number; default: number }
  type Glyph = { path: { scale(x: number, y: number): { toSVG(): string } } }
  type Position = { xAdvance: number; xOffset: number; yOffset: number }

  /** A font. Its figures are in its own units, with y upward. */
  export type Font = {
    unitsPerEm: number
    ascent: number
    descent: number
    lineGap: number
    capHeight: number
    /** Empty for a font without axes. */
    variationAxes: Record<string, Axis>
    hasGlyphForCodePoint(point: number): boolean
    layout(text: string): { glyphs: readonly Glyph[]; positions: readonly Position[]; advanceWidth: number }
  }

  export function create(file: Uint8Array): Font
}
