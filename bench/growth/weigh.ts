import { readFileSync, readdirSync, statSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"

const brotli = (file: string) => brotliCompressSync(readFileSync(file)).length

/** A built page's document and its page data, in bytes of Brotli. */
export function weighPage(output: string, page: string) {
  const data = page === "/" ? "index" : page
  return {
    html: brotli(path.join(output, page, "index.html")),
    data: brotli(path.join(output, "page-data", data, "page-data.json")),
  }
}

/** How many pictures a build has made: every AVIF and WebP file of its output. */
export const derivativesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(?:avif|webp)$/.test(file))
    .length

/** What a folder holds, in MB. */
export const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => statSync(path.join(folder, file)))
    .filter((file) => file.isFile())
    .reduce((sum, { size }) => sum + size / 1e6, 0)
