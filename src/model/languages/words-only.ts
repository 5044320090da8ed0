import { z } from "zod"

type Schema = z.core.$ZodType

const metaOf = (schema: Schema) => z.globalRegistry.get(schema) ?? {}

/** What a translation does with a text; undefined if it comes from the original (src/model/schema/fields.ts). */
export function kindOfWords(schema: Schema): "text" | "name" | "figure" | undefined {
  const { words, role } = metaOf(schema)
  return (!role && words) || undefined
}

/** The field by which a translation finds an item of a list; undefined if it goes by the items' places. */
export function keyOf(element: Schema): string | undefined {
  if (!(element instanceof z.ZodObject)) return undefined
  return Object.entries(element.shape).find(([, field]) => metaOf(field).key)?.[0]
}

/**
 * What a translation may have of a field: its words, and the keys of a list's items. Nothing of it has to be there, as
 * the original decides what has (compare-words.ts). Undefined if the field has no words.
 */
export function wordsOnly(schema: Schema): Schema | undefined {
  if (metaOf(schema).unshown) return undefined
  if (schema instanceof z.ZodOptional) return wordsOnly(schema.unwrap())
  if (schema instanceof z.ZodArray) {
    const element = wordsOnly(schema.element)
    return element && z.array(element)
  }
  if (schema instanceof z.ZodObject) return wordsOfObject(schema)
  return kindOfWords(schema) ? schema : undefined
}

/** The fields of an object that have words, and its key. */
export function wordsOfObject(schema: z.ZodObject): z.ZodObject | undefined {
  const key = keyOf(schema)
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const words = name === key ? undefined : wordsOnly(field)
    const { description = "" } = metaOf(field)
    return words ? [[name, z.optional(words).describe(description)] as const] : []
  })
  if (fields.length === 0) return undefined
  const own = key === undefined ? {} : { [key]: schema.shape[key] }
  return z.strictObject({ ...own, ...Object.fromEntries(fields) })
}
