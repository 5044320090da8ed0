import { closeSync, openSync, readFileSync, readSync } from "node:fs"
import path from "node:path"
import { checkDrawing } from "./check-drawing"
import { checkPicture } from "./check-picture"
import { checkStaticDrawing } from "./check-static-drawing"
import { brandsOf } from "../../pictures/container"
import { extensionOf } from "../../pictures/extensions"
import type { ContentIssue } from "../../errors/content-issue"
import { beginning, wrongContentReason } from "../../read/parse/wrong-file-content"
import { perFile } from "./per-file"
import { readText } from "../../read/parse/read-text"
import { heicReason } from "../../pictures/unsupported-formats"

type Format = { name: string; hasBegun: (bytes: Buffer) => boolean }

const begins = (pattern: RegExp) => (bytes: Buffer) => pattern.test(bytes.toString("hex"))
const isAvif = (bytes: Buffer) => brandsOf(bytes).some((brand) => brand === "avif" || brand === "avis")
const isHeic = (bytes: Buffer) =>
  !isAvif(bytes) && brandsOf(bytes).some((brand) => brand === "mif1" || /^he[iv][cxms]$/.test(brand))
const jpeg: Format = { name: "JPEG picture", hasBegun: begins(/^ffd8ff/) }

/** What a file must begin with, by its ending. The most general beginning comes last. */
const formats = new Map<string, Format>([
  ["png", { name: "PNG picture", hasBegun: begins(/^89504e470d0a1a0a/) }],
  ["jpg", jpeg],
  ["jpeg", jpeg],
  ["webp", { name: "WebP picture", hasBegun: begins(/^52494646.{8}57454250/) }],
  ["avif", { name: "AVIF picture", hasBegun: isAvif }],
  ["webm", { name: "WebM video", hasBegun: begins(/^1a45dfa3/) }],
  ["vtt", { name: "WebVTT file", hasBegun: begins(/^(?:efbbbf)?574542565454/) }],
  ["mp4", { name: "MP4 video", hasBegun: begins(/^.{8}66747970/) }],
])

/** Finds media files that their extension does not match, and unreadable pictures. `files` as from `filesOf`. */
export async function checkMedia(root: string, files: readonly string[]): Promise<ContentIssue[]> {
  const issues = await Promise.all(files.map((file) => mediaFaults(root, file)))
  return issues.flat()
}

async function mediaFaults(root: string, file: string): Promise<ContentIssue[]> {
  const ending = extensionOf(file)
  if (ending === "svg") return drawingFaults(root, file)
  const format = formats.get(ending)
  if (!format) return []
  const absolute = path.join(root, file)
  const reason =
    otherFormat(firstBytes(absolute), format) ??
    (format.name.endsWith("picture") ? await pictureReason(absolute) : undefined)
  return reason ? [{ file, place: "", reason }] : []
}

/** Why a file is not in the format that its name says; undefined if it is. */
function otherFormat(bytes: Buffer, format: Format): string | undefined {
  if (format.hasBegun(bytes)) return undefined
  if (isHeic(bytes)) return heicReason
  const other = wrongContentReason(bytes.toString("latin1"))
  if (other) return other
  const found = [...formats.values()].find(({ hasBegun }) => hasBegun(bytes))
  return found
    ? `is a ${found.name}, whatever its name says; rename it with the right ending, or export it again`
    : `is no ${format.name}, whatever its name says; export it again`
}

const pictureReason = perFile((file) => checkPicture(file))

function drawingFaults(root: string, file: string): ContentIssue[] {
  const { text, reason } = readText(readFileSync(path.join(root, file)))
  if (reason) return [{ file, place: "", reason }]
  const check = file.startsWith("content/") ? checkDrawing : checkStaticDrawing
  return check(text).map((issue) => ({ file, place: "", ...issue }))
}

/** Enough for every format's mark and for all brands of an AVIF. */
function firstBytes(file: string): Buffer {
  const bytes = Buffer.alloc(beginning)
  const handle = openSync(file, "r")
  const length = readSync(handle, bytes, 0, bytes.length, 0)
  closeSync(handle)
  return bytes.subarray(0, length)
}
