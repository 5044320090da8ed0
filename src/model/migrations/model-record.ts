import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { z } from "zod"
import { toJsonSchema } from "../schema/json-schema"
import { type ContentType, contentTypes } from "../schema/content-types"
import { newestVersion } from "./migrate"

/** The file with the model's digests as of the newest migration. */
export const recordFile = "src/model/migrations/model-record.json"

const record = z.object({ version: z.int(), kinds: z.record(z.string(), z.string()) })

type ModelRecord = z.infer<typeof record>

export const readRecord = (): ModelRecord => record.parse(JSON.parse(readFileSync(recordFile, "utf8")))

/** The model as it is now: a digest of each kind's place and fields. Descriptions do not count. */
export function modelNow(): ModelRecord {
  const digests = contentTypes.map((type): [string, string] => [type.name, digest(type)])
  return { version: newestVersion, kinds: Object.fromEntries(digests) }
}

function digest(type: ContentType): string {
  const shape = JSON.stringify([type.place, Boolean(type.hasBody), toJsonSchema(type)], withoutDescriptions)
  return createHash("sha256").update(shape).digest("hex").slice(0, 12)
}

/** A field may be called "description" too. Its schema is no text. */
const withoutDescriptions = (key: string, value: unknown) =>
  key === "description" && typeof value === "string" ? undefined : value

/** Why the record is out of date, with the remedy; undefined if it is not. */
export function recordError(recorded: ModelRecord, now: ModelRecord): string | undefined {
  const names = [...new Set([...Object.keys(recorded.kinds), ...Object.keys(now.kinds)])]
  const changed = names.filter((name) => recorded.kinds[name] !== now.kinds[name])
  if (recorded.version !== now.version)
    return "There is a new migration. Run npm run schemas, and set the version in content/version.json."
  if (changed.length === 0) return undefined
  return [
    `The content model has changed: ${changed.join(", ")}.`,
    "If content written before does not fit, or would mean something else, add a migration to src/model/migrations/",
    "(docs/updating.md says how), then run npm run schemas.",
    "If all of it still fits, run npm run schemas -- --no-migration.",
  ].join("\n")
}
