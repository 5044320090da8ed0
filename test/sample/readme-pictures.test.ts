import sharp from "sharp"
import { readmePictures } from "../../studio/look/readme-pictures"

/** A picture in the README shows what the page looks like now. */

const size = { width: 720, height: 450 }

/**
 * In color, and in the share of all pixels: as far as a page may differ from its recorded look (e2e/pages/rules/visual-regression.ts),
 * and a little more, because the picture is of another size.
 */
const tolerance = { color: 0.25 * 255, share: 0.03 }

/** Returns the red, green and blue of each pixel, in that order. */
const colorsOf = (file: string) => sharp(file).resize(size).flatten().toColorspace("srgb").raw().toBuffer()

/** Where a record covers a video, it is of this color. */
const isCovered = ([red = 0, green = 0, blue = 0]: Uint8Array) => red > 250 && green < 5 && blue > 250

const differ = (one: Uint8Array, other: Uint8Array) =>
  one.some((channel, index) => Math.abs(channel - (other[index] ?? 0)) > tolerance.color)

test.each(readmePictures)("$file is of today; npm run look -- --readme takes it anew", async (picture) => {
  const record = await colorsOf(`e2e/sample/baseline/${picture.template}-1440-${picture.scheme}.png`)
  const taken = await colorsOf(picture.file)
  let different = 0
  for (let at = 0; at < record.length; at += 3) {
    const pixel = record.subarray(at, at + 3)
    if (!isCovered(pixel) && differ(pixel, taken.subarray(at, at + 3))) different += 1
  }
  expect(different / (size.width * size.height)).toBeLessThan(tolerance.share)
})
