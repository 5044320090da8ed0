import { z } from "zod"
import { matchItems } from "./merge-words"
import { untranslatedMark } from "./untranslated"
import { keyOf, kindOfWords, wordsOnly } from "./words-only"

type Schema = z.core.$ZodType

const object = z.record(z.string(), z.unknown())

/**
 * The words that a translation has to have: those it has, and in place of the others those of the original, with a sign
 * before them. Names and figures are left out, as they are mostly the same.
 * @param words what the translation has already.
 * @param language the tag of the original's language, which the sign tells.
 */
export function beginWords(schema: Schema, original: unknown, words: unknown, language: string): unknown {
  if (original === undefined || !wordsOnly(schema)) return words
  if (schema instanceof z.ZodOptional) return beginWords(schema.unwrap(), original, words, language)
  if (schema instanceof z.ZodArray && Array.isArray(original))
    return beginItems(schema.element, original, Array.isArray(words) ? words : [], language)
  const own = object.safeParse(original).data
  if (schema instanceof z.ZodObject && own) {
    const known = object.safeParse(words).data ?? {}
    const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
      const value = beginWords(field, own[name], known[name], language)
      return value === undefined ? [] : [[name, value] as const]
    })
    return fields.length ? Object.fromEntries(fields) : words
  }
  if (words !== undefined || typeof original !== "string") return words
  return kindOfWords(schema) === "text" && original.trim() ? untranslatedMark(language) + original : undefined
}

function beginItems(
  element: Schema,
  original: readonly unknown[],
  words: readonly unknown[],
  language: string,
): unknown {
  const key = keyOf(element)
  const matches = matchItems(element, original, words)
  const items = original.map((item, index) => {
    const begun = beginWords(element, item, matches[index], language)
    if (key === undefined || begun === undefined) return begun
    return { [key]: object.safeParse(item).data?.[key], ...object.safeParse(begun).data }
  })
  if (items.every((item) => item === undefined)) return words.length ? words : undefined
  const further = key === undefined ? words.slice(original.length) : []
  const kept =
    key === undefined ? items.map((item) => item ?? {}) : items.filter((item) => item !== undefined)
  return [...kept, ...further]
}

/** A text in Markdown with the sign before it. */
export const beginBody = (body: string, language: string): string =>
  `\n${untranslatedMark(language)}The words below are the original's. Put yours in their place, and take out this line.\n${body}`
