/**
 * The brands that a file of the ISO family (AVIF, HEIC, MP4) says it follows, the main one first; none for other files.
 * An AVIF's main brand may be `mif1`, which HEIC has too: the others tell them apart. ISO/IEC 14496-12, "ftyp".
 * @param bytes the file, or its first bytes.
 */
export function brandsOf(bytes: Buffer): string[] {
  if (bytes.toString("latin1", 4, 8) !== "ftyp") return []
  const [main = "", , ...others] = bytes.toString("latin1", 8, bytes.readUInt32BE(0)).match(/.{4}/gs) ?? []
  return [main, ...others]
}

/** The chunks of a WebP file by their four letters. https://developers.google.com/speed/webp/docs/riff_container */
export function* webpChunks(bytes: Buffer): Generator<string> {
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4)
    yield bytes.toString("latin1", at, at + 4)
    at += 8 + size + (size % 2)
  }
}

/** The chunks of a PNG file: their four letters and their data. https://www.w3.org/TR/png-3/#5Chunk-layout */
export function* pngChunks(bytes: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = 8; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at)
    yield { type: bytes.toString("latin1", at + 4, at + 8), data: bytes.subarray(at + 8, at + 8 + size) }
    at += 12 + size
  }
}
