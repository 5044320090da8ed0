import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { readJson } from "../read/parse/parse-file"
import { Contents } from "./contents"
import { migrations } from "./migrations"

/** The file that says to which version of the model the content was brought. */
export const versionFile = "content/version.json"

/** The version that the model has now: the number of its newest migration. */
export const newestVersion = migrations.length

const versioned = z.object({ version: z.int().min(0) })

/** The version of the content; undefined if it says none. */
export function versionOf(root: string): number | undefined {
  const place = path.join(root, versionFile)
  return existsSync(place)
    ? versioned.safeParse(readJson(readFileSync(place, "utf8")).data).data?.version
    : undefined
}

/** What migrations did, or would do. */
export type Migrated = { from: number; changes: string[]; reported: string[] }

/** Runs every later migration than `from`, which is the content's version or 0, in order. `dryRun` writes nothing. */
export function migrate(
  root: string,
  { from = versionOf(root) ?? 0, dryRun = false }: { from?: number; dryRun?: boolean } = {},
): Migrated {
  const content = new Contents(root)
  for (const run of migrations.slice(from)) run(content)
  const isRecorded = versionOf(root) === newestVersion
  const changes = [...content.changes, ...(isRecorded ? [] : [`${versionFile} says ${newestVersion}`])]
  if (!dryRun) {
    content.write()
    if (!isRecorded) writeFileSync(path.join(root, versionFile), `{ "version": ${newestVersion} }\n`)
  }
  return { from, changes, reported: content.reported }
}
