import { z } from "zod"
import { isUntranslated } from "../../languages/untranslated"
import { matchItems } from "../../languages/merge-words"
import { keyOf, kindOfWords, wordsOnly } from "../../languages/words-only"
import { wordLeaves } from "../../languages/word-leaves"
import type { Reason } from "../../errors/reason"
import { digitsOf } from "./digits-of"

type Schema = z.core.$ZodType

/** The two files that are compared: the original's name, its language and that of the translation. */
export type Sides = { original: string; from: string; to: string }

const object = z.record(z.string(), z.unknown())

/**
 * What a translation lacks, and what it has too much, beside its original.
 * @param original the fields of the original, as they are written.
 * @param words the fields of the translation.
 */
export function compareWords(
  schema: Schema,
  original: unknown,
  words: unknown,
  sides: Sides,
  at: PropertyKey[] = [],
): Reason[] {
  if (schema instanceof z.ZodOptional) return compareWords(schema.unwrap(), original, words, sides, at)
  if (!wordsOnly(schema)) return []
  const say = (reason: string): Reason[] => [{ path: at, reason }]
  if (original === undefined)
    return words === undefined || isAllWords(schema)
      ? untranslated(schema, words, sides, at)
      : say(`is not in ${sides.original}; put it there first, or take it out here`)
  if (words === undefined)
    return needsWords(schema, original) ? say(`is missing: ${sides.original} has it`) : []
  if (schema instanceof z.ZodArray && Array.isArray(original) && Array.isArray(words))
    return compareItems(schema.element, original, words, sides, at)
  if (schema instanceof z.ZodObject) {
    const [own, other] = [object.safeParse(original).data, object.safeParse(words).data]
    if (!own || !other) return []
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      compareWords(field, own[name], other[name], sides, [...at, name]),
    )
  }
  if (typeof original !== "string" || typeof words !== "string") return []
  if (!words.trim() && original.trim()) return say(`is empty, but ${sides.original} has words there`)
  const differs =
    kindOfWords(schema) === "figure" && digitsOf(words, sides.to) !== digitsOf(original, sides.from)
  if (differs)
    return say(`is ${words}, but ${original} in ${sides.original}; a figure has the same digits everywhere`)
  return untranslated(schema, words, sides, at)
}

function compareItems(
  element: Schema,
  original: readonly unknown[],
  words: readonly unknown[],
  sides: Sides,
  at: PropertyKey[],
): Reason[] {
  const key = keyOf(element)
  if (key === undefined && words.length !== original.length) {
    const reason = `has ${words.length}, but ${sides.original} has ${original.length}; translate each of them, in the same order`
    return [{ path: at, reason }]
  }
  const matches = matchItems(element, original, words)
  const lost = words.flatMap((item, index): Reason[] => {
    if (key === undefined || matches.includes(item)) return []
    const reason = `has the ${key} ${String(object.safeParse(item).data?.[key])}, which ${sides.original} has not or which stands here twice; take it out`
    return [{ path: [...at, index], reason }]
  })
  return [
    ...original.flatMap((item, index): Reason[] => {
      const match = matches[index]
      if (match !== undefined) return compareWords(element, item, match, sides, [...at, words.indexOf(match)])
      const name = String(object.safeParse(item).data?.[key ?? ""])
      return needsWords(element, item)
        ? [{ path: at, reason: `lacks the one with the ${key} ${name}, which ${sides.original} has; add it` }]
        : []
    }),
    ...lost,
  ]
}

/** Whether data has words that a translation must have. */
const needsWords = (schema: Schema, data: unknown) =>
  wordLeaves(schema, data).some(({ kind, value }) => kind === "text" && value.trim())

/** Whether a field has words alone, so that a translation may have it without the original. */
function isAllWords(schema: Schema): boolean {
  if (schema instanceof z.ZodOptional) return isAllWords(schema.unwrap())
  if (schema instanceof z.ZodArray) return isAllWords(schema.element)
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).every(isAllWords)
  return kindOfWords(schema) !== undefined
}

/** The texts that have the sign of the original's language still. */
const untranslated = (schema: Schema, words: unknown, { from }: Sides, at: PropertyKey[]): Reason[] =>
  wordLeaves(schema, words, at)
    .filter(({ value }) => isUntranslated(value, from))
    .map(({ path }) => ({ path, reason: `is not translated yet: it has [${from}] before its words` }))
