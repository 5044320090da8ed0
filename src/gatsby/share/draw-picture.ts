import { readFileSync } from "node:fs"
import sharp from "sharp"
import { inlineDrawing } from "../images/inline-drawing"
import { paintDrawing } from "../images/paint-drawing"
import { extensionOf } from "../../model/pictures/extensions"
import { failOn } from "../../model/pictures/fail-on"
import type { SharePicture } from "../../model/pages/site-page"
import type { Drawn } from "./draw-share"
import type { Box } from "./draw-words"

/** A picture that covers a box: drawn on the left, if there is a drawing, finished on the right. */
export async function drawPicture({ made, drawn }: SharePicture, box: Box): Promise<Drawn> {
  const half = { left: 0, top: 0, width: Math.round(box.width / 2), height: box.height }
  const { left, top } = box
  // A screen is known by its top.
  const part = drawn && !isDrawing(drawn) ? "top" : "centre"
  const cut =
    drawn === undefined
      ? undefined
      : { ...(await layerOf(await cutTo(half, covering(outlined(drawn), box, part)))), left, top }
  const whole = { ...(await layerOf(covering(finished(made), box, part))), left, top }
  return { layers: cut ? [whole, cut] : [whole], seam: cut && left + half.width }
}

/** A picture's pixels as a layer for sharp's `composite`. As a PNG it would be encoded and decoded once more. */
export async function layerOf(picture: sharp.Sharp) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { input: data, raw: info }
}

export const covering = (picture: sharp.Sharp, { width, height }: Box, position: string) =>
  picture.rotate().resize({ width, height, fit: "cover", position })

/** Cutting comes after the resizing, which sharp does in one order only within a pipeline. */
async function cutTo(part: Box, picture: sharp.Sharp) {
  const { input, raw } = await layerOf(picture)
  return sharp(input, { raw }).extract(part)
}

export const finished = (file: string) => (isDrawing(file) ? paint(read(file)) : sharp(file, { failOn }))

/** A landscape has its lines in the same file: what is solid is blank, and everything is a line. */
export const outlined = (file: string) =>
  isDrawing(file)
    ? paint(
        read(file)
          .replaceAll("var(--solid", "var(--paper")
          .replaceAll("var(--pen", "var(--ink")
          .replaceAll("var(--guide", "var(--line-strong"),
      )
    : sharp(file, { failOn })

export const isDrawing = (file: string) => extensionOf(file) === "svg"
const read = (file: string) => readFileSync(file, "utf8")

const paint = (svg: string) => sharp(Buffer.from(paintDrawing(inlineDrawing(svg), "light")))
