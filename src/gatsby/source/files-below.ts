import { readdirSync } from "node:fs"
import path from "node:path"

/** Every file below a folder, as sorted paths relative to it, with `/` between folders. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .toSorted()
