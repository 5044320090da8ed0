import { readFileSync } from "node:fs"
import sharp from "sharp"
import { drawWords } from "./draw-words"
import { shareSize } from "../../seo/share-image"
import { tokenColors } from "../../model/colors"
import type { Share } from "../../model/pages/site-page"
import { inlineDrawing } from "../inline-drawing"
import { paintDrawing } from "../paint-drawing"

const { width, height } = shareSize

/**
 * Draws a page's share image (1200 × 630 PNG): its title, its kind and the owner on the paper
 * color, and a disc that is outlined on the paper and solid on the accent.
 */
export async function drawShare({ title, kind, owner, accent }: Share): Promise<Buffer> {
  const layers = await Promise.all([
    drawWords(title, { left: 64, top: 168, width: 690, height: 300 }),
    drawWords(owner, { left: 138, top: 76, width: 520, height: 30 }),
    drawWords(kind, { left: 64, top: 536, width: 600, height: 28 }),
  ])
  return (
    sharp(Buffer.from(ground(accent)))
      .composite(layers)
      // No palette: only link previews fetch the image, and choosing colors would take longer than the drawing.
      .removeAlpha()
      .png({ compressionLevel: 6 })
      .toBuffer()
  )
}

const lightColor = (token: string) => tokenColors(token).light

function ground(accent = lightColor("signal")): string {
  const [paper, ink, line] = ["paper", "ink", "line"].map(lightColor)
  const mark = paintDrawing(inlineDrawing(readFileSync("content/logo.svg", "utf8")), "light", accent).replace(
    "<svg",
    '<svg x="64" y="60" width="56" height="56"',
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <pattern id="dots" width="30" height="30" patternUnits="userSpaceOnUse"><circle cx="15" cy="15" r="1.2" fill="${line}"/></pattern>
      <clipPath id="made"><path d="M1010 0H1200V630H910Z"/></clipPath>
    </defs>
    <path fill="${paper}" d="M0 0H1200V630H0Z"/>
    <path fill="url(#dots)" d="M0 0H1200V630H0Z"/>
    <path fill="${accent}" d="M1010 0H1200V630H910Z"/>
    <g fill="none" stroke="${ink}" stroke-width="1.5">
      <circle cx="1000" cy="315" r="170"/><circle cx="1000" cy="315" r="112"/>
      <path d="M790 315H1200M1000 100V530M880 195L1120 435M880 435L1120 195"/>
    </g>
    <g clip-path="url(#made)"><circle cx="1000" cy="315" r="170" fill="${paper}"/><circle cx="1000" cy="315" r="112" fill="${accent}"/></g>
    <path fill="none" stroke="${ink}" stroke-width="1.5" d="M64 28V44M28 64H44M64 586V602M28 566H44"/>
    ${mark}
  </svg>`
}
