import { z } from "zod"
import type { ContentIssue } from "../../errors/content-issue"
import { issueAt } from "../issue-at"
import type { Entry } from "../../read/read-entries"

const object = z.record(z.string(), z.unknown())

/** Warns of fields that a schema of others has, and that no page shows: their words are not lost by a mistake of ours. */
export function unshownFields(entry: Entry): ContentIssue[] {
  const reason =
    "is in no page and no file of the site; take it out if the repository is public and it is private"
  return unshownPlaces(entry.type.schema, entry.data).map((at) => issueAt(entry, at, reason))
}

/** The paths of the unshown fields that have a value. What lies inside one is not listed again. */
export function unshownPlaces(
  schema: z.core.$ZodType,
  data: unknown,
  at: PropertyKey[] = [],
): PropertyKey[][] {
  if (data === undefined) return []
  if (z.globalRegistry.get(schema)?.unshown) return [at]
  if (schema instanceof z.ZodOptional) return unshownPlaces(schema.unwrap(), data, at)
  if (schema instanceof z.ZodArray && Array.isArray(data))
    return data.flatMap((item, index) => unshownPlaces(schema.element, item, [...at, index]))
  const { data: fields } = object.safeParse(data)
  if (!(schema instanceof z.ZodObject) || !fields) return []
  return Object.entries(schema.shape).flatMap(([key, field]) =>
    unshownPlaces(field, fields[key], [...at, key]),
  )
}

/** Returns data without its unshown fields, for a file that everyone can read. */
export function withoutUnshown(schema: z.core.$ZodType, data: unknown): unknown {
  if (schema instanceof z.ZodOptional) return withoutUnshown(schema.unwrap(), data)
  if (schema instanceof z.ZodArray && Array.isArray(data))
    return data.map((item) => withoutUnshown(schema.element, item))
  const { data: fields } = object.safeParse(data)
  if (!(schema instanceof z.ZodObject) || !fields) return data
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([key, field]) =>
      fields[key] === undefined || z.globalRegistry.get(field)?.unshown
        ? []
        : [[key, withoutUnshown(field, fields[key])]],
    ),
  )
}
