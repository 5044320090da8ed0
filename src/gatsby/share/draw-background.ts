import { readFileSync } from "node:fs"
import type { Box } from "./draw-words"
import type { Layout } from "./layouts"
import { tokenColors } from "../../model/colors/colors"
import { shareSize } from "../../seo/share-image"
import { inlineDrawing } from "../images/inline-drawing"
import { paintDrawing } from "../images/paint-drawing"

const { width, height } = shareSize

const lightColor = (token: string) => tokenColors(token).light

/** The hairlines at the picture's edge and, with its handle, at the seam, if there is one there. */
export function edges({ left, top, width: wide, height: high }: Box, seam?: number): string {
  const [paper, ink] = ["paper", "ink"].map(lightColor)
  const y = top + high / 2
  const edge = left === 0 ? `M0 ${high}H${wide}` : `M${left} 0V${high}`
  const handle =
    seam === undefined
      ? ""
      : `<path d="M${seam} ${top}V${top + high}"/>
    <circle cx="${seam}" cy="${y}" r="34" fill="${paper}"/>
    <path fill="none" d="M${seam - 7} ${y - 10}l-10 10l10 10M${seam + 7} ${y - 10}l10 10l-10 10"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g stroke="${ink}" stroke-width="4"><path d="${edge}"/>${handle}</g></svg>`
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
