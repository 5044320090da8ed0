import { z } from "zod"

/** A field of an entry: its path, its value, and the model's facts about it. */
export type Place = { path: (string | number)[]; value: unknown; required: boolean; role: string | undefined }

/** Every field of an entry that its schema knows, at any depth, and every item of its lists. */
export function placesOf(schema: z.core.$ZodType, data: unknown, path: Place["path"] = []): Place[] {
  if (schema instanceof z.ZodOptional) return placesOf(schema.unwrap(), data, path)
  if (schema instanceof z.ZodArray && Array.isArray(data)) {
    return data.flatMap((item: unknown, index) => place(schema.element, item, [...path, index]))
  }
  if (!(schema instanceof z.ZodObject) || typeof data !== "object" || data === null) return []
  const values = new Map(Object.entries(data))
  return Object.entries(schema.shape)
    .filter(([key]) => values.has(key))
    .flatMap(([key, field]) => place(field, values.get(key), [...path, key]))
}

function place(schema: z.core.$ZodType, value: unknown, path: Place["path"]): Place[] {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  const role = z.globalRegistry.get(inner)?.role
  return [{ path, value, required: inner === schema, role }, ...placesOf(schema, value, path)]
}

/** A copy of an entry's data in which `change` has changed the field at a path. It gets the field's parent and key. */
export function changedAt(
  data: unknown,
  path: Place["path"],
  change: (parent: Fields, key: string) => void,
): unknown {
  const copy: unknown = structuredClone(data)
  const parent = path.slice(0, -1).reduce<unknown>((group, key) => fieldsOf(group)[key], copy)
  change(fieldsOf(parent), String(path.at(-1)))
  return copy
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null

function fieldsOf(value: unknown): Fields {
  if (isFields(value)) return value
  throw new TypeError("A path leads through what is no group of fields")
}
