/**
 * The brands of an ISO file (AVIF, HEIC, MP4), the main one first, from its first bytes; none for others. The main one
 * may be `mif1` in AVIF and HEIC: the others tell them apart. ISO/IEC 14496-12, "ftyp".
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
