import { z } from "zod"
import { type Content, dataOf } from "../read/content"
import { countTokens } from "../read/counts"
import { type Entry, fillAll, ownerTokensOf } from "../read/read-entries"
import { mergeWords } from "./merge-words"
import { namesOfPlans, withPlanNames } from "./plan-names"
import type { Translation } from "./read-translations"

/**
 * A site's content in one of its languages: each entry with the words of its translation. An entry without one keeps
 * those of the original, and `language` says so. In the site's own language it is the content as it was read.
 */
export function contentIn(content: Content, language: string): Content {
  if (language === content.languages[0]) return content
  const known = merges.get(content) ?? new Map<string, Content>()
  merges.set(content, known)
  const local = known.get(language) ?? localContent(content, language)
  known.set(language, local)
  return local
}

/** What was merged already: the check asks for it several times. */
const merges = new WeakMap<Content, Map<string, Content>>()

function localContent(content: Content, language: string): Content {
  const [own] = content.languages
  const tag = language.toLowerCase()
  const found = new Map(
    content.translations.flatMap((each) => (each.tag === tag ? [[each.original, each] as const] : [])),
  )
  const raw = (entry: Entry) => merged(entry, found.get(entry.file))
  const settings = content.entries.find(({ type }) => type.name === "SiteSettings")
  const tokens = {
    ...countTokens((type) => dataOf(type, content.entries), undefined, language),
    ...ownerTokensOf(settings && raw(settings), language),
  }
  const plans = namesOfPlans(content.entries, raw)
  const entries = content.entries.map((entry): Entry => {
    const translation = found.get(entry.file)
    if (!translation) return { ...entry, ...(entry === settings && inLanguage(entry.data)), language: own }
    const words = withPlanNames(entry.type.schema, raw(entry), plans)
    const data = fillAll(entry === settings ? inLanguage(words).data : words, tokens)
    const { file, source } = translation
    return { ...entry, file, source, data: withOwnFormerPaths(data, source.data), language, original: entry }
  })
  return { ...content, tokens, entries }

  /** The settings say which language they are for, though their words may not be translated. */
  function inLanguage(data: unknown) {
    return { data: { ...fields.parse(data), language } }
  }
}

const fields = z.record(z.string(), z.unknown()).catch({})

/** The former addresses of the original lead to the original. */
function withOwnFormerPaths(data: unknown, translation: unknown): unknown {
  const { formerPaths: _, ...rest } = fields.parse(data)
  const { formerPaths } = fields.parse(translation)
  return { ...rest, ...(formerPaths !== undefined && { formerPaths }) }
}

/** An entry's fields as they are written, with the words of its translation. */
const merged = ({ type, source }: Entry, translation: Translation | undefined): unknown =>
  mergeWords(type.schema, source.data, translation?.source.data)
