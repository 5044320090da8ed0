import { readFileSync, readdirSync, statSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"

const brotli = (file: string) => brotliCompressSync(readFileSync(file)).length

/** The sizes of a built page's document and page data, in bytes after Brotli compression. */
export function weighPage(output: string, page: string) {
  const data = page === "/" ? "index" : page
  return {
    html: brotli(path.join(output, page, "index.html")),
    data: brotli(path.join(output, "page-data", data, "page-data.json")),
  }
}

/** How many pictures a build has made: the AVIF and WebP files in its output. */
export const derivativesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(?:avif|webp)$/.test(file))
    .length

export const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => statSync(path.join(folder, file)))
    .filter((file) => file.isFile())
    .reduce((sum, { size }) => sum + size / 1e6, 0)
