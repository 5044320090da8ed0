import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { unixLines } from "../text/unix-lines"
import { extractExcerpt } from "./extract-excerpt"
import type { CodePlace } from "./excerpts"

/**
 * Reads a piece of this repository's code.
 * @param root the folder with `content/`; `project` has all other files.
 * @returns the code, or the reason why there is none, in words that follow "which".
 */
export function readExcerpt(
  { file, name }: CodePlace,
  root = process.cwd(),
  project = process.cwd(),
): { code: string } | { reason: string } {
  const place = path.join(file.startsWith("content/") ? root : project, file)
  if (!existsSync(place)) return { reason: "is not there" }
  const code = extractExcerpt(unixLines(readFileSync(place, "utf8")), file, name)
  return code === undefined ? { reason: `has no "${name}"` } : { code }
}
