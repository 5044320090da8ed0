import { createHash } from "node:crypto"
import { readDrawing } from "../model/drawing/read-drawing"
import { writeDrawing } from "../model/drawing/write-drawing"
import { digestLength } from "./digest-length"

/**
 * A drawing as an `svg` element of a page, written anew from what is allowed of it.
 * @param svg the text of the drawing's file.
 */
export function inlineDrawing(svg: string): string {
  const digest = createHash("sha256").update(svg).digest("hex").slice(0, digestLength)
  return writeDrawing(readDrawing(svg).root, "svg", digest)
}
