import { closeSync, openSync, readFileSync, readSync } from "node:fs"
import path from "node:path"
import { checkDrawing } from "./check-drawing"
import type { Fault } from "./fault"
import { readText } from "./read-text"

/** How the bytes of a file begin, by its ending; in hexadecimal digits. */
const beginnings: Record<string, { pattern: RegExp; name: string }> = {
  png: { pattern: /^89504e470d0a1a0a/, name: "PNG picture" },
  jpg: { pattern: /^ffd8ff/, name: "JPEG picture" },
  jpeg: { pattern: /^ffd8ff/, name: "JPEG picture" },
  webp: { pattern: /^52494646.{8}57454250/, name: "WebP picture" },
  avif: { pattern: /^.{8}66747970617669(?:66|73)/, name: "AVIF picture" },
  mp4: { pattern: /^.{8}66747970/, name: "MP4 film" },
  webm: { pattern: /^1a45dfa3/, name: "WebM film" },
  vtt: { pattern: /^(?:efbbbf)?574542565454/, name: "WebVTT file" },
}

/**
 * Pictures, drawings and films that are not what their names say: empty, cut off at once, or renamed.
 * @param files every file below the project's folder, as `filesOf` lists them.
 */
export function checkMedia(root: string, files: readonly string[]): Fault[] {
  return files.flatMap((file) => {
    const ending = path.extname(file).slice(1)
    if (ending === "svg" && file.startsWith("content/")) return drawingFaults(root, file)
    const beginning = beginnings[ending]
    if (!beginning || beginning.pattern.test(firstBytes(path.join(root, file)))) return []
    return [{ file, place: "", reason: `is no ${beginning.name}, whatever its name says; export it again` }]
  })
}

function drawingFaults(root: string, file: string): Fault[] {
  const { text, reason } = readText(readFileSync(path.join(root, file)))
  if (reason) return [{ file, place: "", reason }]
  return checkDrawing(text).map((fault) => ({ file, place: "", ...fault }))
}

function firstBytes(file: string): string {
  const bytes = Buffer.alloc(12)
  const handle = openSync(file, "r")
  const length = readSync(handle, bytes, 0, bytes.length, 0)
  closeSync(handle)
  return bytes.toString("hex", 0, length)
}
