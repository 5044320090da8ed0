import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { errorReport } from "../../src/model/errors/content-issue"
import { readDrawing } from "../../src/model/drawings/read-drawing"
import { writeDrawing } from "../../src/model/drawings/write-drawing"

/** Copies a cleaned drawing to its place. Throws with file, line, reason and remedy if a page cannot show it. */
export function setDrawing(root: string, from: string, place: string): void {
  const { root: drawing, issues } = readDrawing(readFileSync(from, "utf8"))
  if (issues.length)
    throw new Error(errorReport(issues.map((issue) => ({ file: from, place: "", ...issue }))))
  const markup = writeDrawing(drawing, "svg", path.basename(place, ".svg"))
  writeFileSync(
    path.join(root, place),
    `${markup.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')}\n`,
  )
}
