import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { countTokens } from "./counts"
import { filesOf } from "./files"
import { type Entry, fillAll, readEntries, readOwnerTokens } from "./read-entries"
import type { OwnerTokens } from "./tokens"

/** The content of a project as it was read, before any check. */
export type Content = {
  /** The project's folder, which holds `content/` and `static/`. */
  root: string
  /** Every file of these two folders. */
  files: readonly string[]
  tokens: OwnerTokens
  entries: readonly Entry[]
  /** The names of the files in `src/pages/`, without extension. Each makes a page. */
  fixedPages: readonly string[]
}

/**
 * Reads a project's content. Files that cannot be read are kept, so that they can be reported.
 * @param root the folder with `content/` and `static/`.
 * @param project the folder with `src/`.
 */
export function readContent(root: string, project = process.cwd()): Content {
  const files = filesOf(root)
  const site = "content/site.json"
  const owner = readOwnerTokens(files.includes(site) ? readFileSync(path.join(root, site)) : new Uint8Array())
  const uncounted = readEntries(root, files, owner)
  const tokens = { ...countTokens((kind) => dataOf(kind, uncounted)), ...owner }
  const entries = uncounted.map((entry) => ({ ...entry, data: fillAll(entry.data, tokens) }))
  return { root, files, tokens, entries, fixedPages: pageNames(project) }
}

const dataOf = (kind: string, entries: readonly Entry[]) =>
  entries.filter((entry) => entry.kind.name === kind).map(({ data }) => data)

function pageNames(project: string): string[] {
  const folder = path.join(project, "src/pages")
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => name.endsWith(".tsx")).map((name) => name.replace(/\.tsx$/, ""))
}
