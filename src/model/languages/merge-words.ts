import { z } from "zod"
import { keyOf, kindOfWords } from "./words-only"

const object = z.record(z.string(), z.unknown())

/**
 * An original's fields with the words of its translation. All else is the original's, so that no price, link or picture can
 * differ. Words that the translation lacks are the original's too; the content check has told them.
 */
export function mergeWords(schema: z.core.$ZodType, original: unknown, translation: unknown): unknown {
  if (translation === undefined || translation === null) return original
  if (schema instanceof z.ZodOptional) return mergeWords(schema.unwrap(), original, translation)
  if (schema instanceof z.ZodArray) return mergeItems(schema.element, original, translation)
  if (schema instanceof z.ZodObject) return mergeFields(schema, original, translation)
  return kindOfWords(schema) ? translation : original
}

function mergeItems(element: z.core.$ZodType, original: unknown, translation: unknown): unknown {
  if (!Array.isArray(translation)) return original
  // Words that are the translation's alone, such as a sentence with a usual one.
  if (!Array.isArray(original)) return kindOfWords(element) ? translation : original
  const matches = matchItems(element, original, translation)
  return original.map((item: unknown, index) => mergeWords(element, item, matches[index]))
}

/** The translation of each item of a list: the one with its key, or else the one at its place. */
export function matchItems(
  element: z.core.$ZodType,
  original: readonly unknown[],
  translation: readonly unknown[],
): unknown[] {
  const key = keyOf(element)
  if (key === undefined) return original.map((_, index) => translation[index])
  const valueOf = (item: unknown) => object.safeParse(item).data?.[key]
  return original.map((item) => translation.find((other) => valueOf(other) === valueOf(item)))
}

function mergeFields(schema: z.ZodObject, original: unknown, translation: unknown): unknown {
  const own = object.safeParse(original).data
  const words = object.safeParse(translation).data
  if (!words || (!own && original !== undefined)) return original
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const value = mergeWords(field, own?.[name], words[name])
    return value === undefined ? [] : [[name, value] as const]
  })
  if (!own && fields.length === 0) return original
  return { ...own, ...Object.fromEntries(fields) }
}
