import { z } from "zod"

/** A question to the owner: a field of the schema that can be typed on one line. */
export type Question = {
  /** The field, such as `seo.title`. */
  path: string
  /** Its flag on the command line, without dashes: `seo-title`. */
  flag: string
  /** The field's own description in the content model. */
  about: string
  required: boolean
  /** The field without its optionality. */
  field: z.core.$ZodType
}

/**
 * Returns a schema's questions, in its order. Pictures and lists of anything but texts
 * cannot be typed on one line: the form fills them in.
 * @param given the fields that the form fills in by itself, including their subfields.
 */
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

/** Converts `seo.title` to `seo-title`, `actionLabel` to `action-label`. */
const flagOf = (path: string) =>
  path.replaceAll(".", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const isText = (field: z.core.$ZodType) =>
  field instanceof z.ZodString || field instanceof z.ZodStringFormat || field instanceof z.ZodEnum
