import { readFileSync } from "node:fs"
import { stringify } from "yaml"
import { z } from "zod"
import { type Languages, languagesOf } from "../../../model/languages/languages-of"
import { overlayOf } from "../../../model/languages/overlay"
import { digestOfWords } from "../../../model/languages/word-leaves"
import { wordsOfObject } from "../../../model/languages/words-only"
import { type Source, readJson, readMdx } from "../../../model/read/parse/parse-file"
import { type ContentType, contentTypeOf, translatedTypes } from "../../../model/schema/content-types"
import { translationFile } from "../../../model/schema/translation-name"
import { HttpError } from "../../develop/http-error"
import { find, isOwnFile } from "./content-paths"
import { isReadable } from "./is-readable"
import { keepForm, newText } from "./keep-form"
import { localeName } from "../locale-name"
import { wordsAlone, wordsBeside } from "./words-beside"

/**
 * An entry and its translations as one text, which the editor shows side by side: the fields by the language, and the text
 * in Markdown as one of them.
 */

const fields = z.record(z.string(), z.unknown())
const sides = z.record(z.string(), fields)

/** The site's languages as `content/site.json` has them now. */
export const currentLanguages = (): Languages =>
  languagesOf(isOwnFile(settings) ? readJson(readFileSync(settings, "utf8")).data : undefined)

const settings = "content/site.json"

/** The content type of a file that the editor shows with its translations; undefined if it shows it alone. */
export function sharedType(file: string, languages: Languages): ContentType | undefined {
  const { type } = contentTypeOf(file.slice("content/".length)) ?? {}
  return type && languages.length > 1 && translatedTypes.includes(type) ? type : undefined
}

const read = ({ hasBody }: ContentType, text: string) => (hasBody ? readMdx(text) : readJson(text))

/** A file's fields and its text as the editor has them. Those of a broken file are left out; it refuses to write one. */
function sideOf(type: ContentType, { data, body }: Source, words: unknown = data) {
  const own = fields.catch({}).parse(words)
  return type.hasBody ? { ...own, body: body.trim() } : own
}

/** The one text of an entry and its translations. */
export function joined(
  file: string,
  type: ContentType,
  text: string | null,
  [first, ...others]: Languages,
): string {
  const original = read(type, text ?? "")
  const beside = others.map((language) => {
    const source = read(type, readOwn(translationFile(file, language)) ?? "")
    const words = wordsBeside(type.schema, original.data, source.data)
    return [localeName(language), sideOf(type, source, words)] as const
  })
  return JSON.stringify(Object.fromEntries([[localeName(first), sideOf(type, original)], ...beside]))
}

const readOwn = (file: string) => (isOwnFile(file) ? readFileSync(file, "utf8") : undefined)

/**
 * The texts of an entry and of its translations in the one text that the editor sends, each as the file's type has it.
 * @throws HttpError if it is none.
 */
export function parted(type: ContentType, raw: string, languages: Languages): string[] {
  const { data, success } = sides.safeParse(
    isReadable({ hasBody: false }, raw) ? readJson(raw).data : undefined,
  )
  const names = languages.map(localeName)
  if (!success || !Object.keys(data).every((name) => names.includes(name)) || !data[names[0] ?? ""])
    throw new HttpError(422, "The site's languages have changed. Load the editor again.")
  return names.map((name) => inForm(type, data[name] ?? {}))
}

function inForm(type: ContentType, { body, ...own }: Record<string, unknown>): string {
  if (!type.hasBody) return JSON.stringify({ ...own, ...(body !== undefined && { body }) })
  return `---\n${stringify(own, { lineWidth: 0 })}---\n\n${typeof body === "string" ? body : ""}\n`
}

/**
 * The text to write for a translation: its file with only the edited words changed, or a new one, which is a draft. Undefined
 * if nobody wrote in it.
 * @param raw what the editor sends of it, as its type has it.
 * @param original the text of its original, as it is written now.
 * @throws HttpError if its file cannot be read.
 */
export function translatedText(
  file: string,
  type: ContentType,
  raw: string,
  original: string,
  made: ReadonlySet<string>,
): string | undefined {
  const [source, sent] = [read(type, original), read(type, raw)]
  const words = wordsAlone(type.schema, source.data, sent.data)
  const isBlank = words === undefined && !sent.body.trim()
  const schema = overlayOf(type)
  if (find(file, made) === "nothing") {
    if (isBlank) return undefined
    const of = digestOfWords(type.schema, source.data, source.body)
    const begun = { of, draft: true, ...fields.catch({}).parse(words) }
    return newText(schema, inForm(type, { ...begun, ...bodyOf(type, sent.body) }), type.hasBody)
  }
  const before = readFileSync(file, "utf8")
  if (!isReadable(type, before)) {
    if (isBlank) return undefined
    throw new HttpError(409, `${file} is broken. Mend it first: npm run content:check says where.`)
  }
  const after = { ...ownFields(type, read(type, before).data), ...fields.catch({}).parse(words) }
  const kept = keepForm(schema, before, inForm(type, { ...after, ...bodyOf(type, sent.body) }), type.hasBody)
  return kept === before ? undefined : kept
}

const bodyOf = ({ hasBody }: ContentType, body: string) => (hasBody ? { body } : {})

/** What a translation's file has besides words, such as who has read it. The editor does not have it. */
function ownFields({ schema }: ContentType, data: unknown) {
  const words = wordsOfObject(schema)?.shape ?? {}
  return Object.fromEntries(Object.entries(fields.catch({}).parse(data)).filter(([name]) => !(name in words)))
}
