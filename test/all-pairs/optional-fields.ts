import { z } from "zod"

/** A place in an entry's fields: keys, and `*` for each item of a list. */
export type Place = readonly string[]

/** Each optional field of an object and of all that it holds, the outer ones first. */
export function optionalFields(schema: z.core.$ZodType, place: Place = []): Place[] {
  if (schema instanceof z.ZodOptional) return optionalFields(schema.unwrap(), place)
  if (schema instanceof z.ZodArray) return optionalFields(schema.element, [...place, "*"])
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, field]) => {
    const isOptional = field instanceof z.ZodOptional && !z.globalRegistry.get(field)?.unshown
    return [...(isOptional ? [[...place, key]] : []), ...optionalFields(field, [...place, key])]
  })
}
