import { readFileSync } from "node:fs"
import type { Box } from "./draw-words"
import type { Layout } from "./layouts"
import { tokenColors } from "../../model/colors/colors"
import type { SharePicture } from "../../model/pages/site-page"
import { shareSize } from "../../seo/share-image"
import { inlineDrawing } from "../images/inline-drawing"
import { paintDrawing } from "../images/paint-drawing"

const { width, height } = shareSize

const lightColor = (token: string) => tokenColors(token).light

/** The hairlines at the picture's edge and, with its handle, at the seam. */
export function edges({ left, top, width: wide, height: high }: Box, { drawn }: SharePicture): string {
  const [paper, ink] = ["paper", "ink"].map(lightColor)
  const [x, y] = [left + wide / 2, top + high / 2]
  const edge = left === 0 ? `M0 ${high}H${wide}` : `M${left} 0V${high}`
  const seam = `<path d="M${x} ${top}V${top + high}"/>
    <circle cx="${x}" cy="${y}" r="34" fill="${paper}"/>
    <path fill="none" d="M${x - 7} ${y - 10}l-10 10l10 10M${x + 7} ${y - 10}l10 10l-10 10"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g stroke="${ink}" stroke-width="4"><path d="${edge}"/>${drawn ? seam : ""}</g></svg>`
}

/** The paper with the owner's mark, and the disc where there is no picture. */
export function background(accent: string, { mark, picture }: Layout): string {
  const [paper, ink, line] = ["paper", "ink", "line"].map(lightColor)
  const side = picture?.left === 0 ? 44 : 56
  const logo = paintDrawing(inlineDrawing(readFileSync("content/logo.svg", "utf8")), "light", accent).replace(
    "<svg",
    `<svg x="${mark.left}" y="${mark.top}" width="${side}" height="${side}"`,
  )
  const disc = `
    <path fill="${accent}" d="M1010 0H1200V630H910Z"/>
    <g fill="none" stroke="${ink}" stroke-width="1.5">
      <circle cx="1000" cy="315" r="170"/><circle cx="1000" cy="315" r="112"/>
      <path d="M790 315H1200M1000 100V530M880 195L1120 435M880 435L1120 195"/>
    </g>
    <g clip-path="url(#made)"><circle cx="1000" cy="315" r="170" fill="${paper}"/><circle cx="1000" cy="315" r="112" fill="${accent}"/></g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <pattern id="dots" width="30" height="30" patternUnits="userSpaceOnUse"><circle cx="15" cy="15" r="1.2" fill="${line}"/></pattern>
      <clipPath id="made"><path d="M1010 0H1200V630H910Z"/></clipPath>
    </defs>
    <path fill="${paper}" d="M0 0H1200V630H0Z"/>
    <path fill="url(#dots)" d="M0 0H1200V630H0Z"/>
    ${picture ? "" : disc}
    ${logo}
  </svg>`
}
