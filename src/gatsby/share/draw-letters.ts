import { type Box, drawWords, fitWords } from "./draw-words"
import type { Drawn } from "./draw-share"
import { tokenColors } from "../../model/colors/colors"
import { shareSize } from "../../seo/share-image"

const margin = 64

/** How far into the words the seam is. */
const part = 0.36

/** Words as large as a box allows: left of the seam drawn on paper, right of it solid, paper on ink. */
export function drawLetters(words: string, { left, top, width, height }: Box): Drawn {
  const inner = { width: width - 2 * margin, height: height - margin }
  const fit = fitWords(words, inner)
  const paths = drawWords(words, { ...inner, left: left + margin, top: top + (height - fit.height) / 2 })
  const seam = Math.round(left + margin + part * fit.width)
  const [paper, ink] = ["paper", "ink"].map((token) => tokenColors(token).light)
  const end = left + width
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
    <clipPath id="drawn"><path d="M${left} ${top}H${seam}V${top + height}H${left}Z"/></clipPath>
    <clipPath id="made"><path d="M${seam} ${top}H${end}V${top + height}H${seam}Z"/></clipPath>
    <g clip-path="url(#drawn)" fill="${paper}" stroke="${ink}" stroke-width="4" stroke-linejoin="round">${paths}</g>
    <g clip-path="url(#made)" fill="${paper}"><path fill="${ink}" d="M${left} ${top}h${width}v${height}h${-width}z"/>${paths}</g></svg>`
  // The ground's end is the seam. A line's handle would cover letters.
  return { layers: [{ input: Buffer.from(svg) }], seam: undefined }
}
