import { readFileSync } from "node:fs"
import type { OverlayOptions } from "sharp"
import type { Box } from "./draw-words"
import type { Layout } from "./layouts"
import { tokenColors } from "../../model/colors/colors"
import { shareSize } from "../../seo/share-image"
import { inlineDrawing } from "../images/inline-drawing"
import { paintDrawing } from "../images/paint-drawing"

const { width, height } = shareSize

const lightColor = (token: string) => tokenColors(token).light

/** A line's width, and the radius of the handle at the seam with its own line, in pixels. */
const [stroke, radius] = [4, 36]

/**
 * The hairlines at the picture's edge and, with its handle, at the seam, if there is one there: layers as small as they are,
 * because a layer costs time for each of its pixels.
 */
export function edges({ left, top, width: wide, height: high }: Box, seam?: number): OverlayOptions[] {
  const [paper, ink] = ["paper", "ink"].map(lightColor)
  const at = left === 0 ? { left: 0, top: high - stroke / 2 } : { left: left - stroke / 2, top: 0 }
  const size = left === 0 ? { width: wide, height: stroke } : { width: stroke, height: high }
  const edge = { input: { create: { ...size, channels: 3, background: ink ?? "" } }, ...at } as const
  if (seam === undefined) return [edge]
  const y = high / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * radius}" height="${high}">
    <g transform="translate(${radius} ${y})" stroke="${ink}" stroke-width="${stroke}"><path d="M0 ${-y}V${y}"/>
    <circle r="${radius - stroke / 2}" fill="${paper}"/>
    <path fill="none" d="M-7 -10l-10 10l10 10M7 -10l10 10l-10 10"/></g></svg>`
  return [edge, { input: Buffer.from(svg), left: seam - radius, top }]
}

/** The dotted paper with the owner's mark and the words, which are SVG. */
export function background(accent: string, { mark, picture }: Layout, words: string): string {
  const [paper, line] = ["paper", "line"].map(lightColor)
  const side = picture.left === 0 ? 44 : 56
  const logo = paintDrawing(inlineDrawing(readFileSync("content/logo.svg", "utf8")), "light", accent).replace(
    "<svg",
    `<svg x="${mark.left}" y="${mark.top}" width="${side}" height="${side}"`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <pattern id="dots" width="30" height="30" patternUnits="userSpaceOnUse"><circle cx="15" cy="15" r="1.2" fill="${line}"/></pattern>
    <path fill="${paper}" d="M0 0H1200V630H0Z"/>
    <path fill="url(#dots)" d="M0 0H1200V630H0Z"/>
    ${logo}
    ${words}
  </svg>`
}
