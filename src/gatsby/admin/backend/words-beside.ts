import { z } from "zod"
import { matchItems } from "../../../model/languages/merge-words"
import { keyOf, wordsOnly } from "../../../model/languages/words-only"
import { isEmpty } from "./edits"

type Schema = z.core.$ZodType

const fields = z.record(z.string(), z.unknown()).catch({})

/**
 * A translation's words as the editor shows them: beside each item of the original's lists stands the one that translates
 * it, or an empty one.
 */
export function wordsBeside(schema: Schema, original: unknown, words: unknown): unknown {
  if (schema instanceof z.ZodOptional) return wordsBeside(schema.unwrap(), original, words)
  if (!wordsOnly(schema)) return undefined
  if (schema instanceof z.ZodArray && Array.isArray(original))
    return itemsBeside(schema.element, original, Array.isArray(words) ? words : [])
  if (!(schema instanceof z.ZodObject)) return words
  const [own, other] = [fields.parse(original), fields.parse(words)]
  const key = keyOf(schema)
  const entries = Object.entries(schema.shape).flatMap(([name, field]) => {
    const value = name === key ? (own[name] ?? other[name]) : wordsBeside(field, own[name], other[name])
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

function itemsBeside(element: Schema, original: readonly unknown[], words: readonly unknown[]) {
  const matches = matchItems(element, original, words)
  const none = element instanceof z.ZodObject ? undefined : ""
  const beside = original.map((item, index) => wordsBeside(element, item, matches[index] ?? none))
  // The editor must not lose what the original has not.
  const isKeyed = keyOf(element) !== undefined
  return [
    ...beside,
    ...words.filter((each, index) => (isKeyed ? !matches.includes(each) : index >= original.length)),
  ]
}

/** What a translation's file has of the words that an editor sends; undefined if there are none. */
export function wordsAlone(schema: Schema, original: unknown, sent: unknown): unknown {
  if (schema instanceof z.ZodOptional) return wordsAlone(schema.unwrap(), original, sent)
  if (!wordsOnly(schema) || isEmpty(sent)) return undefined
  if (schema instanceof z.ZodArray && Array.isArray(sent))
    return itemsAlone(schema.element, Array.isArray(original) ? original : [], sent)
  if (!(schema instanceof z.ZodObject)) return sent
  const [own, other] = [fields.parse(original), fields.parse(sent)]
  const words = Object.entries(schema.shape).flatMap(([name, field]) => {
    const value = name === keyOf(schema) ? undefined : wordsAlone(field, own[name], other[name])
    return value === undefined ? [] : [[name, value] as const]
  })
  return words.length ? Object.fromEntries(words) : undefined
}

/** An item without words holds the place of the others, unless they are found by a key. */
function itemsAlone(element: Schema, original: readonly unknown[], sent: readonly unknown[]) {
  const key = keyOf(element)
  const items = sent.map((item, index) => {
    const words = wordsAlone(element, original[index], item)
    if (key === undefined || words === undefined) return words
    return { [key]: fields.parse(item)[key] ?? fields.parse(original[index])[key], ...fields.parse(words) }
  })
  if (items.every((item) => item === undefined)) return undefined
  if (key !== undefined) return items.filter((item) => item !== undefined)
  if (element instanceof z.ZodObject) return items.map((item) => item ?? {})
  return items.slice(0, items.findLastIndex((item) => item !== undefined) + 1).map((item) => item ?? "")
}
