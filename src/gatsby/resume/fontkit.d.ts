/** The package has no types of its own. */
declare module "fontkit" {
  export function create(file: Uint8Array): { hasGlyphForCodePoint(point: number): boolean }
}
