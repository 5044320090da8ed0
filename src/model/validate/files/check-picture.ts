import sharp, { type FailOnOptions } from "sharp"
import { failOn } from "../../pictures/fail-on"

/** WebP's limit. AVIF allows one pixel more, and sharp reads the square of it. */
const longestSide = 16_383

/** The warnings of libjpeg that tell of lost pixels. Its others, such as of stray bytes, harm nothing. */
const lost = /premature end|bad Huffman code|instead of RST/

/** Why a raster picture (a file or its bytes) is too large, cut off or damaged; undefined if it is readable. */
export async function checkPicture(picture: string | Uint8Array): Promise<string | undefined> {
  try {
    const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata()
    if (Math.max(width, height) > longestSide)
      return `is ${width} × ${height} pixels; no side may be longer than ${longestSide}, so export it smaller`
    if (width === 1 && height === 1)
      return "is a single pixel, as sites show while a picture loads; save the picture itself"
    await readToEnd(picture, height, "warning").catch((error: unknown) => {
      if (lost.test(String(error))) throw error
      return readToEnd(picture, height, failOn)
    })
    return undefined
  } catch {
    return "cannot be read to its end, so it is damaged or cut off; export it again"
  }
}

/** The last row needs all rows before it, so this decodes everything and keeps almost nothing in memory. */
const readToEnd = (picture: string | Uint8Array, height: number, strictness: FailOnOptions) =>
  sharp(picture, { sequentialRead: true, failOn: strictness })
    .extract({ left: 0, top: height - 1, width: 1, height: 1 })
    .raw()
    .toBuffer()
