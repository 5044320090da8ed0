import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { readJson } from "../../src/model/read"

const ordered = z.object({ order: z.int() })

/** The place after the last of the entries that these files hold; broken files are the content check's. */
export function nextOrder(files: readonly string[]): number {
  const orders = files.map((file) => ordered.safeParse(readJson(readFileSync(file, "utf8")).data).data?.order)
  return Math.max(0, ...orders.map((order) => order ?? 0)) + 1
}

/** The names in a folder; none where there is no such folder. */
export const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** A name that is there already in this or another case: not every file system tells `Zync` from `zync`. */
export const sameName = (names: readonly string[], name: string) =>
  names.find((other) => other.toLowerCase() === name.toLowerCase())

/** The projects that have no case study yet. */
export const unstudied = (root: string): string[] =>
  namesIn(path.join(root, "content/projects")).filter(
    (name) =>
      existsSync(path.join(root, "content/projects", name, "project.json")) &&
      !existsSync(path.join(root, "content/projects", name, "case-study.mdx")),
  )
