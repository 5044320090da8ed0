import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { translationOfEntry } from "../../src/model/languages/translation-text"
import { untranslatedMark } from "../../src/model/languages/untranslated"
import { readContent } from "../../src/model/read/content"
import { translatedTypes } from "../../src/model/schema/content-types"
import { translationFile } from "../../src/model/schema/translation-name"
import { shipped } from "../../src/words/shipped"
import { mdx } from "../copies/own-content"
import { type PseudoLanguage, pseudoLanguages, pseudoText } from "./pseudo-text"
import { pseudoBody } from "./pseudo-body"

const object = z.record(z.string(), z.unknown())

const isPseudo = (language: string): language is PseudoLanguage =>
  pseudoLanguages.some((each) => each === language)

/**
 * Gives a project's content further languages, with every word of every entry in other letters. Words of controls are the
 * site's own, where it has some.
 * @param languages those of the whole site. Where the first differs from the content's, the content passes for it.
 */
export async function addLanguages(root: string, languages: readonly [string, ...string[]]): Promise<void> {
  const site = path.join(root, "content/site.json")
  const settings = object.parse(JSON.parse(readFileSync(site, "utf8")))
  writeFileSync(site, JSON.stringify({ ...settings, language: languages[0], languages }, null, 2))
  for (const language of languages)
    if (!Object.hasOwn(shipped, new Intl.Locale(language).language) || isPseudo(language))
      writeWords(root, language)
  const content = readContent(root, root)
  for (const language of languages.slice(1)) {
    for (const entry of content.entries.filter(({ type }) => translatedTypes.includes(type))) {
      const { fields } = translationOfEntry(entry, undefined, languages[0])
      const { draft: _, ...words } = object.parse(translated(fields, languages[0], language))
      const file = path.join(root, translationFile(entry.file, language))
      const { body } = entry.source
      writeFileSync(
        file,
        entry.type.hasBody
          ? mdx(words, await pseudoBody(body, lettersOf(language)))
          : JSON.stringify(words, null, 2),
      )
    }
  }
}

/** The fields of a translation that is begun, with each text that is to be translated. */
function translated(value: unknown, original: string, language: string, name = ""): unknown {
  const mark = untranslatedMark(original)
  if (typeof value === "string")
    return value.startsWith(mark) ? inLanguage(value.slice(mark.length), language, name) : value
  if (Array.isArray(value)) return value.map((item) => translated(item, original, language))
  const fields = object.safeParse(value).data
  if (!fields) return value
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, translated(field, original, language, key)]),
  )
}

/** Search results show so many characters of a description. */
const inLanguage = (text: string, language: string, name = "") => {
  const words = pseudoText(text, lettersOf(language), {
    isLonger: isPseudo(language) && name !== "description",
  })
  // Another language is not in quotation marks, so no two pages have the same description.
  return isPseudo(language) ? words : words.replaceAll(/[«»]/g, "")
}

const lettersOf = (language: string): PseudoLanguage => (isPseudo(language) ? language : "en-XA")

const words = z.record(
  z.string(),
  z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
)

/** The words of the controls. A word that depends on a number has each form of the language. */
function writeWords(root: string, language: string) {
  const source = readFileSync("src/words/en.json", "utf8")
  const { $schema: _, name: __, ...groups } = object.parse(JSON.parse(source))
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const inForms = (word: Readonly<Record<string, string>>) =>
    Object.fromEntries(forms.map((form) => [form, wordIn(word[form] ?? word["other"] ?? "", language)]))
  const translatedGroups = Object.entries(words.parse(groups)).map(([group, all]) => [
    group,
    Object.fromEntries(
      Object.entries(all).map(([key, word]) => [
        key,
        typeof word === "string" ? wordIn(word, language) : inForms(word),
      ]),
    ),
  ])
  const file = path.join(root, `content/words/${language.toLowerCase()}.json`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(
    file,
    JSON.stringify(
      { name: wordIn(`Pseudo ${language}`, language), ...Object.fromEntries(translatedGroups) },
      null,
      2,
    ),
  )
}

/** A word in a made-up language, or the English one, as the content's own language has it. */
const wordIn = (word: string, language: string) => (isPseudo(language) ? pseudoText(word, language) : word)
