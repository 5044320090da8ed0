import { z } from "zod"

/** A group of fields in an entry: its type's name in the model, its path and its value. */
export type Group = { type: string | undefined; path: PropertyKey[]; value: Record<string, unknown> }

const object = z.record(z.string(), z.unknown())

/** Returns every group of fields in an entry, the entry itself first. */
export function groupsOf(schema: z.core.$ZodType, data: unknown, at: PropertyKey[] = []): Group[] {
  if (schema instanceof z.ZodOptional) return groupsOf(schema.unwrap(), data, at)
  if (schema instanceof z.ZodArray && Array.isArray(data))
    return data.flatMap((item, index) => groupsOf(schema.element, item, [...at, index]))
  const { data: value } = object.safeParse(data)
  if (!(schema instanceof z.ZodObject) || !value) return []
  const { type } = z.globalRegistry.get(schema) ?? {}
  const within = Object.entries(schema.shape).flatMap(([key, field]) =>
    groupsOf(field, value[key], [...at, key]),
  )
  return [{ type, path: at, value }, ...within]
}
