import { readFileSync } from "node:fs"
import path from "node:path"
import { sentBytes } from "../../src/post-build/title-block/built-site"
import type { Site } from "./site"

/** The maximum size of a compressed document, in bytes (docs/speed.md). */
const most = 20_000

/** Returns warnings for pages above the maximum. They work, so these are not errors. */
export function heavyPages({ pages }: Site, folder: string): string[] {
  return [...pages.keys()].flatMap((page) => {
    const file = path.join(folder, page.endsWith("/") ? `${page}index.html` : page)
    const bytes = sentBytes(readFileSync(file))
    if (bytes <= most) return []
    const kB = Math.ceil(bytes / 1000)
    return [`${page} is ${kB} kB as sent, over ${most / 1000} kB: it loads later on a slow connection`]
  })
}
