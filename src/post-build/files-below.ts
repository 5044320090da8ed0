import { readdirSync } from "node:fs"
import path from "node:path"

/** Every file of a folder, as a path within it with `/` between folders, in order. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .toSorted()
