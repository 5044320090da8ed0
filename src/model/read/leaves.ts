import { z } from "zod"

/** A text field of an entry: its path, its value, and what the checker looks up for it. */
export type Leaf = { path: PropertyKey[]; value: string; role: z.core.GlobalMeta["role"] }

/** Every text of an entry that its schema knows, in the schema's order. */
export function leavesOf(schema: z.core.$ZodType, data: unknown, at: PropertyKey[] = []): Leaf[] {
  if (schema instanceof z.ZodOptional) return leavesOf(schema.unwrap(), data, at)
  if (typeof data === "string") return [{ path: at, value: data, role: z.globalRegistry.get(schema)?.role }]
  if (schema instanceof z.ZodArray && Array.isArray(data)) {
    return data.flatMap((item, index) => leavesOf(schema.element, item, [...at, index]))
  }
  if (!(schema instanceof z.ZodObject) || data === null || typeof data !== "object") return []
  const values = new Map(Object.entries(data))
  return Object.entries(schema.shape).flatMap(([key, field]) =>
    leavesOf(field, values.get(key), [...at, key]),
  )
}

/** The keys that the object at a path of a schema may have; none if there is no object. */
export function keysAt(schema: z.core.$ZodType, at: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional) return keysAt(schema.unwrap(), at)
  if (schema instanceof z.ZodArray) return keysAt(schema.element, at.slice(1))
  if (!(schema instanceof z.ZodObject)) return []
  const [key, ...rest] = at
  if (key === undefined) return Object.keys(schema.shape)
  const field = schema.shape[String(key)]
  return field ? keysAt(field, rest) : []
}

/** The value at a path of an entry's data; undefined if there is none. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], data)
