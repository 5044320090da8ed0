import sharp from "sharp"
import { failOn } from "../../model/pictures/fail-on"

/** So many cells a row, of which neighbors are compared, and so many rows: 64 comparisons. */
const [columns, rows] = [9, 8]

/** Pixels of a cell's side when its brightness is read. */
const side = 32

/** A cell is brighter than the next one by more levels of 255 than an encoder's noise. */
const noise = 3

/** A picture with fewer edges, such as a plain ground, looks like many others. */
const leastEdges = 10

/** Resized and encoded anew, 97 of 100 pictures of the sample differ in no more bits. Unlike ones differ in 7 and more. */
const mostDifferences = 5

/**
 * What a picture looks like: its difference hash, as 16 hexadecimal digits. Size and encoding hardly change it.
 * @returns undefined for a picture of too few edges to tell it from others.
 */
export async function perceptualHash(picture: string | Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture, { failOn })
    .rotate()
    .flatten({ background: "#ffffff" })
    .toColorspace("b-w")
    .resize(columns * side, rows * side, { fit: "fill", kernel: "linear", fastShrinkOnLoad: false })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const brightness = (column: number, row: number) => {
    let sum = 0
    for (let y = row * side; y < (row + 1) * side; y += 1)
      for (let x = column * side; x < (column + 1) * side; x += 1)
        sum += data[(y * info.width + x) * info.channels] ?? 0
    return sum / side ** 2
  }
  const bits = Array.from({ length: rows * (columns - 1) }, (_, index) => {
    const [column, row] = [index % (columns - 1), Math.floor(index / (columns - 1))]
    return brightness(column, row) - brightness(column + 1, row) > noise ? "1" : "0"
  }).join("")
  if (onesIn(bits) < leastEdges) return undefined
  return BigInt(`0b${bits}`).toString(16).padStart(16, "0")
}

/** Whether two pictures look alike, by their hashes. */
export const hashesMatch = (one: string, other: string): boolean =>
  onesIn((BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2)) <= mostDifferences

const onesIn = (bits: string) => bits.replaceAll("0", "").length
