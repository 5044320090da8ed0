import { readDrawing } from "../../model/drawings/read-drawing"
import { writeDrawing } from "../../model/drawings/write-drawing"
import { digestOf } from "../digest"

/** A drawing's file as an `svg` element of a page, written anew from its allowed parts. */
export function inlineDrawing(svg: string): string {
  return writeDrawing(readDrawing(svg).root, "svg", digestOf(svg))
}
