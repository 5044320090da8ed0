import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs"
import path from "node:path"
import { checkDrawing } from "./check-drawing"
import { checkPicture } from "./check-picture"
import { checkStaticDrawing } from "./check-static-drawing"
import type { Fault } from "./fault"
import { readText } from "./read-text"

/** The first bytes of a file in hexadecimal, by file extension. */
const beginnings = new Map([
  ["png", { pattern: /^89504e470d0a1a0a/, name: "PNG picture" }],
  ["jpg", { pattern: /^ffd8ff/, name: "JPEG picture" }],
  ["jpeg", { pattern: /^ffd8ff/, name: "JPEG picture" }],
  ["webp", { pattern: /^52494646.{8}57454250/, name: "WebP picture" }],
  ["avif", { pattern: /^.{8}66747970617669(?:66|73)/, name: "AVIF picture" }],
  ["mp4", { pattern: /^.{8}66747970/, name: "MP4 video" }],
  ["webm", { pattern: /^1a45dfa3/, name: "WebM video" }],
  ["vtt", { pattern: /^(?:efbbbf)?574542565454/, name: "WebVTT file" }],
])

/**
 * Finds pictures, drawings and videos whose content does not match their extension, and unreadable pictures.
 * @param files every file below the project's folder, as `filesOf` lists them.
 */
export async function checkMedia(root: string, files: readonly string[]): Promise<Fault[]> {
  const faults = await Promise.all(files.map((file) => mediaFaults(root, file)))
  return faults.flat()
}

async function mediaFaults(root: string, file: string): Promise<Fault[]> {
  const ending = path.extname(file).slice(1)
  if (ending === "svg") return drawingFaults(root, file)
  const beginning = beginnings.get(ending)
  if (!beginning) return []
  const absolute = path.join(root, file)
  if (!beginning.pattern.test(firstBytes(absolute))) {
    const reason = `is no ${beginning.name}, whatever its name says; export it again`
    return [{ file, place: "", reason }]
  }
  const reason = beginning.name.endsWith("picture") ? await pictureReason(absolute) : undefined
  return reason ? [{ file, place: "", reason }] : []
}

/** The result for each picture, by path, with the size and time of the file it was read from. */
const looked = new Map<string, { stamp: string; reason: Promise<string | undefined> }>()

/** `npm start` checks after every change. A picture is decoded again only if its file has changed. */
function pictureReason(file: string): Promise<string | undefined> {
  const { size, mtimeMs } = statSync(file)
  const stamp = `${size} ${mtimeMs}`
  const known = looked.get(file)
  if (known?.stamp === stamp) return known.reason
  const reason = checkPicture(file)
  looked.set(file, { stamp, reason })
  return reason
}

function drawingFaults(root: string, file: string): Fault[] {
  const { text, reason } = readText(readFileSync(path.join(root, file)))
  if (reason) return [{ file, place: "", reason }]
  const check = file.startsWith("content/") ? checkDrawing : checkStaticDrawing
  return check(text).map((fault) => ({ file, place: "", ...fault }))
}

function firstBytes(file: string): string {
  const bytes = Buffer.alloc(12)
  const handle = openSync(file, "r")
  const length = readSync(handle, bytes, 0, bytes.length, 0)
  closeSync(handle)
  return bytes.toString("hex", 0, length)
}
