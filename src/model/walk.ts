import type { z } from "zod"

/** A text field of an entry: where it is, what it holds, what the checker looks up for it. */
export type Leaf = { path: PropertyKey[]; value: string; role: z.core.GlobalMeta["role"] }

/** Every text of an entry that its kind knows, in the order of the schema. */
export function leavesOf(schema: z.core.$ZodType, data: unknown, at: PropertyKey[] = []): Leaf[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === "optional") return leavesOf(def.innerType, data, at)
  if (typeof data === "string") return [{ path: at, value: data, role: (schema as z.ZodType).meta()?.role }]
  if (def.type === "array" && Array.isArray(data)) {
    return data.flatMap((item, index) => leavesOf(def.element, item, [...at, index]))
  }
  if (def.type !== "object" || data === null || typeof data !== "object") return []
  const values = new Map(Object.entries(data))
  return Object.entries(def.shape).flatMap(([key, field]) => leavesOf(field, values.get(key), [...at, key]))
}
