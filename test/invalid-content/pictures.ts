import { readFileSync } from "node:fs"
import path from "node:path"
import { crc32 } from "node:zlib"
import { checkPicture } from "../../src/model/validate/files/check-picture"
import type { Content } from "../../src/model/read/content"
import type { Case } from "./try-cases"

/** Sizes with a side or an area larger than AVIF, WebP or sharp supports. */
const tooLarge = [
  [1600, 20_000],
  [20_000, 1600],
  [20_000, 20_000],
  [16_384, 10],
] as const

/** Cuts each picture off, and writes a size into its header that is too large. */
export const pictureCases = ({ root, files }: Content): Case[] =>
  files
    .filter((file) => /^content\/.+\.(?:png|jpe?g|webp|avif)$/.test(file))
    .flatMap((file) => {
      const bytes = readFileSync(path.join(root, file))
      const picture = (error: string, corrupted: () => Buffer): Case => ({
        kind: path.extname(file),
        error,
        how: `${file}: ${error}`,
        isReported: async () => (await checkPicture(corrupted())) !== undefined,
      })
      const cuts = [0.01, 0.5, 0.99].map((share) =>
        picture(`cut off after ${share * 100} %`, () => bytes.subarray(0, Math.floor(bytes.length * share))),
      )
      const sizes = tooLarge.map(([width, height]) =>
        picture(`${width} × ${height}`, () => withSize(bytes, width, height)),
      )
      return file.endsWith(".png") ? [...cuts, ...sizes] : cuts
    })

/** A PNG with another size in its header. https://www.w3.org/TR/png-3/#11IHDR */
function withSize(png: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(width, 16)
  copy.writeUInt32BE(height, 20)
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29)
  return copy
}
