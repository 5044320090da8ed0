import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { readJson } from "../../src/model/read/parse/parse-file"

const ordered = z.object({ order: z.int() })

/** Returns the next `order` after the entries in these files. The content check reports broken files. */
export function nextOrder(files: readonly string[]): number {
  const orders = files.map((file) => ordered.safeParse(readJson(readFileSync(file, "utf8")).data).data?.order)
  return Math.max(0, ...orders.map((order) => order ?? 0)) + 1
}

/** Returns the names in a folder; empty if it does not exist. */
export const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** Finds an existing name regardless of case, since some file systems treat `Zync` and `zync` as the same. */
export const findIgnoringCase = (names: readonly string[], name: string) =>
  names.find((other) => other.toLowerCase() === name.toLowerCase())

/** Returns the projects without a case study. */
export const withoutCaseStudy = (root: string): string[] =>
  namesIn(path.join(root, "content/projects")).filter(
    (name) =>
      existsSync(path.join(root, "content/projects", name, "project.json")) &&
      !existsSync(path.join(root, "content/projects", name, "case-study.mdx")),
  )
