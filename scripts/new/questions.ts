import { z } from "zod"

/** A question to the owner: a field of the schema that can be typed on one line. */
export type Question = {
  path: string
  flag: string
  about: string
  required: boolean
  field: z.core.$ZodType
}

/** A schema's questions, in order, without what the form fills in (`given`), as pictures and most lists. */
export function questionsOf(
  schema: z.ZodObject,
  given: readonly string[],
  above: readonly string[] = [],
  needed = true,
): Question[] {
  return Object.entries(schema.shape).flatMap(([key, inner]) => {
    const keys = [...above, key]
    const path = keys.join(".")
    const required = needed && !(inner instanceof z.ZodOptional)
    const field: z.core.$ZodType = inner instanceof z.ZodOptional ? inner.unwrap() : inner
    if (given.includes(path)) return []
    if (field instanceof z.ZodObject) return required ? questionsOf(field, given, keys, required) : []
    if (field instanceof z.ZodArray && !isText(field.element)) return []
    const about = z.globalRegistry.get(inner)?.description ?? path
    return [{ path, flag: flagOf(path), about, required, field }]
  })
}

const flagOf = (path: string) =>
  path.replaceAll(".", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const isText = (field: z.core.$ZodType) =>
  field instanceof z.ZodString || field instanceof z.ZodStringFormat || field instanceof z.ZodEnum
