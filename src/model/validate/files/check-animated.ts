import { readFileSync } from "node:fs"
import path from "node:path"
import { brandsOf, pngChunks, webpChunks } from "../../pictures/container"
import { extensionOf } from "../../pictures/extensions"
import type { ContentIssue } from "../../errors/content-issue"
import { perFile } from "./per-file"

/** Pictures of `content/` that move: the build encodes their first frame alone. `static/` is served as it is. */
export const animatedPictures = (root: string, files: readonly string[]): ContentIssue[] =>
  files
    .filter((file) => file.startsWith("content/") && movers.has(extensionOf(file)))
    .filter((file) => movesByFile(path.join(root, file)))
    .map((file) => ({
      file,
      place: "",
      reason:
        "moves, but pages show only its first frame; export it as MP4 and WebM into static/videos/, and show it in a text by [![What it shows](./poster.png)](/videos/its-name.mp4) or in a field for a video",
    }))

/** Whether a picture has more than one frame, by its ending. */
const movers = new Map<string, (bytes: Buffer) => boolean>([
  ["webp", (bytes) => [...webpChunks(bytes)].filter((type) => type === "ANMF").length > 1],
  ["png", (bytes) => framesOfPng(bytes) > 1],
  ["avif", (bytes) => brandsOf(bytes).includes("avis")],
])

/** The number that an animated PNG tells before its first pixels. https://www.w3.org/TR/png-3/#acTL-chunk */
function framesOfPng(bytes: Buffer): number {
  for (const { type, data } of pngChunks(bytes)) {
    if (type === "acTL" && data.length >= 4) return data.readUInt32BE(0)
    if (type === "IDAT") break
  }
  return 1
}

const movesByFile = perFile((file) => movers.get(extensionOf(file))?.(readFileSync(file)) ?? false)
