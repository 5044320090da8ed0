import { readFileSync } from "node:fs"
import type { OverlayOptions } from "sharp"
import type { Box } from "./draw-words"
import type { Drawn } from "./draw-share"
import { covering, finished, layerOf, isDrawing, outlined } from "./draw-picture"
import { tokenColors } from "../../model/colors/colors"
import type { SharePicture } from "../../model/pages/site-page"
import { shareSize } from "../../seo/share-image"
import { inlineDrawing } from "../images/inline-drawing"
import { paintDrawing } from "../images/paint-drawing"

/** A screen's width to its height. A drawing's cell is square, if there are enough. */
const screen = 1.6

/** How much of its cell a drawing takes up. */
const part = 0.6

/**
 * Many pictures in rows without gaps, as many as fill a box. The first column is left of the seam: what exists drawn is a
 * drawing there. Drawings stand dark on paper there, and light on ink elsewhere.
 */
export async function drawSheet(pictures: readonly SharePicture[], box: Box): Promise<Drawn> {
  const cells = cellsOf(pictures, box)
  const drawings = cells.filter(({ picture }) => isDrawing(picture.made))
  const screens = cells.filter(({ picture }) => !isDrawing(picture.made))
  const isCut = cells.some(({ picture, first }) => first && (picture.drawn || isDrawing(picture.made)))
  const layers = await Promise.all(screens.map(drawScreen))
  return {
    layers: [{ input: Buffer.from(sheetOf(drawings)) }, ...layers],
    seam: isCut ? cells[0]?.box.width : undefined,
  }
}

/** Where a part of a length begins, in whole pixels. */
const at = (size: number, of: number, index: number) => Math.round((size / of) * index)

type Cell = { picture: SharePicture; box: Box; first: boolean }

function cellsOf(pictures: readonly SharePicture[], { left, top, width, height }: Box): Cell[] {
  const count = pictures.length
  const rows = count > 12 ? 3 : count > 5 ? 2 : 1
  const high = height / rows
  const wide = high * (pictures.every(({ made }) => isDrawing(made)) ? 1 : screen)
  const columns = Math.min(Math.floor(count / rows), rows === 1 ? count : Math.round(width / wide))
  return pictures.slice(0, rows * columns).map((picture, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const [x, y] = [at(width, columns, column), at(height, rows, row)]
    const size = { width: at(width, columns, column + 1) - x, height: at(height, rows, row + 1) - y }
    return { picture, first: column === 0, box: { left: left + x, top: top + y, ...size } }
  })
}

async function drawScreen({ picture: { made, drawn }, box, first }: Cell): Promise<OverlayOptions> {
  const shown = first && drawn ? outlined(drawn) : finished(made)
  return { ...(await layerOf(covering(shown, box, "top"))), left: box.left, top: box.top }
}

const sheetOf = (cells: readonly Cell[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
    ${cells.map(drawDrawing).join("")}</svg>`

function drawDrawing({ picture: { made }, box: { left, top, width, height }, first }: Cell): string {
  const side = part * Math.min(width, height)
  const ground = first ? "none" : tokenColors("ink").light
  const place = `x="${left + (width - side) / 2}" y="${top + (height - side) / 2}" width="${side}" height="${side}"`
  const drawing = paintDrawing(inlineDrawing(readFileSync(made, "utf8")), first ? "light" : "dark")
  return `<path fill="${ground}" d="M${left} ${top}h${width}v${height}h${-width}z"/>${drawing.replace("<svg", `<svg ${place}`)}`
}
