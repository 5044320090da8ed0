import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { translationOfEntry } from "../../src/model/languages/translation-text"
import { untranslatedMark } from "../../src/model/languages/untranslated"
import { readContent } from "../../src/model/read/content"
import { translationFile } from "../../src/model/schema/translation-name"
import { mdx } from "../copies/own-content"
import { type PseudoLanguage, pseudoLanguages, pseudoText } from "./pseudo-text"
import { pseudoBody } from "./pseudo-body"

const object = z.record(z.string(), z.unknown())

/** Gives a project's content two made-up languages: every word of every entry, and of every control. */
export async function addPseudoLanguages(root: string): Promise<void> {
  const site = path.join(root, "content/site.json")
  const settings = object.parse(JSON.parse(readFileSync(site, "utf8")))
  writeFileSync(
    site,
    JSON.stringify({ ...settings, languages: [settings.language, ...pseudoLanguages] }, null, 2),
  )
  const content = readContent(root, root)
  for (const language of pseudoLanguages) {
    writeWords(root, language)
    for (const entry of content.entries) {
      const { fields } = translationOfEntry(entry, undefined, content.languages[0])
      const { draft: _, ...words } = object.parse(translated(fields, content.languages[0], language))
      const file = path.join(root, translationFile(entry.file, language))
      const body = await pseudoBody(entry.source.body, language)
      writeFileSync(file, entry.type.hasBody ? mdx(words, body) : JSON.stringify(words, null, 2))
    }
  }
}

/** The fields of a translation that is begun, with each text that is to be translated in the made-up language. */
function translated(value: unknown, original: string, language: PseudoLanguage, name = ""): unknown {
  const mark = untranslatedMark(original)
  if (typeof value === "string")
    return value.startsWith(mark)
      ? // Search results show so many characters of a description.
        pseudoText(value.slice(mark.length), language, { isLonger: name !== "description" })
      : value
  if (Array.isArray(value)) return value.map((item) => translated(item, original, language))
  const fields = object.safeParse(value).data
  if (!fields) return value
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, translated(field, original, language, key)]),
  )
}

const words = z.record(
  z.string(),
  z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
)

/** The words of the controls. A word that depends on a number has each form of the language. */
function writeWords(root: string, language: PseudoLanguage) {
  const {
    $schema: _,
    name: __,
    ...groups
  } = object.parse(JSON.parse(readFileSync("src/words/en.json", "utf8")))
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const inLanguage = Object.entries(words.parse(groups)).map(([group, all]) => [
    group,
    Object.fromEntries(
      Object.entries(all).map(([key, word]) => [
        key,
        typeof word === "string"
          ? pseudoText(word, language)
          : Object.fromEntries(
              forms.map((form) => [form, pseudoText(word[form] ?? word["other"] ?? "", language)]),
            ),
      ]),
    ),
  ])
  mkdirSync(path.join(root, "content/words"), { recursive: true })
  writeFileSync(
    path.join(root, `content/words/${language.toLowerCase()}.json`),
    JSON.stringify({ name: pseudoText("Pseudo", language), ...Object.fromEntries(inLanguage) }, null, 2),
  )
}
