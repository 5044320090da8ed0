import { z } from "zod"
import { keyOf, kindOfWords, wordsOnly } from "../../model/languages/words-only"
import { required } from "../../model/schema/input"
import type { Mark, Place } from "./widgets"

/**
 * What an editor is told of a field in a site of several languages. A translation has its words, and the key of a list's
 * items is the same in each. All else is asked for in the original alone, so that no price or picture can differ.
 */
export function sharedField(field: z.core.$ZodType, { group }: Place): { i18n?: true | "duplicate" } {
  if (group && isKey(field, group)) return { i18n: "duplicate" }
  return wordsOnly(field) ? { i18n: true } : {}
}

/**
 * The same for Sveltia CMS, which asks for what is required in the first language alone: a translation may be unfinished,
 * and names may be left out. It leaves out what is empty, which makes a hole where an item of a list has nothing. So a group
 * without a text needs its first name, and a list of names stays as it is in the file.
 * @param first the language of the originals.
 */
export const sharedInSveltia =
  (first: string): Mark =>
  (field, place) => {
    const shared = sharedField(field, place)
    if (shared.i18n !== true) return shared
    if (isNames(field) || (!place.group && !needsText(field))) return {}
    if (!place.isNeeded) return shared
    return { ...shared, required: (place.isInList && isOnlyName(field, place.group)) || [first] }
  }

const isKey = (field: z.core.$ZodType, group: z.ZodObject) => {
  const key = keyOf(group)
  return key !== undefined && group.shape[key] === field
}

/** Whether a translation must have words here. A field that is optional has none that it must have. */
function needsText(field: z.core.$ZodType): boolean {
  if (field instanceof z.ZodArray) return needsText(field.element)
  if (field instanceof z.ZodObject) return Object.values(field.shape).some(needsText)
  return kindOfWords(field) === "text"
}

/** Whether a field is a list of single names or figures. */
function isNames(optional: z.core.$ZodType): boolean {
  const field = required(optional)
  return field instanceof z.ZodArray && kindOfWords(field.element) !== undefined && !needsText(field)
}

/** Whether a field is the first name of a group that has neither texts nor a key. */
function isOnlyName(field: z.core.$ZodType, group: z.ZodObject | undefined): boolean {
  if (!group || keyOf(group) !== undefined || needsText(group)) return false
  return Object.values(group.shape).find((each) => kindOfWords(each) !== undefined) === field
}
