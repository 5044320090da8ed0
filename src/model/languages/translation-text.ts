import { z } from "zod"
import type { Entry } from "../read/read-entries"
import { beginBody, beginWords } from "./begin-translation"
import type { Translation } from "./read-translations"
import { digestOfWords } from "./word-leaves"

const object = z.record(z.string(), z.unknown()).catch({})

/**
 * The fields and the text of a translation that has all words of its original: its own, and for those that it lacks the
 * original's with a sign before them. One that is begun is a draft.
 * @param known the translation, if there is one already.
 * @param language the tag of the original's language.
 */
export function translationOfEntry(
  { type, source }: Entry,
  known: Translation | undefined,
  language: string,
): { fields: object; body: string } {
  const of = digestOfWords(type.schema, source.data, source.body)
  const { of: _, $schema, ...rest } = object.parse(known?.source.data)
  const words = object.parse(beginWords(type.schema, source.data, rest, language))
  // Its own fields stand first: whose words it has, and who has read it.
  const { draft, readBy, address, formerPaths } = rest
  const own = known ? { draft, readBy, address, formerPaths } : { draft: true }
  const fields = { $schema, of, ...own, ...words }
  return {
    fields: withoutUndefined(fields),
    body: known ? known.source.body : beginBody(source.body, language),
  }
}

const withoutUndefined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
