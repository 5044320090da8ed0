import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { translationOfEntry } from "../../src/model/languages/translation-text"
import { isUntranslated } from "../../src/model/languages/untranslated"
import { wordLeaves } from "../../src/model/languages/word-leaves"
import { readContent } from "../../src/model/read/content"
import { didYouMean } from "../../src/model/errors/reason"
import { translationFile } from "../../src/model/schema/translation-name"
import { jsonText, mdxText } from "./file-text"

const translationHelp = `Begins a translation, or brings one up to date: npm run new -- translation <language> <file>

  <language>  one of languages in content/site.json, such as es
  <file>      the original below content/, with or without its ending, such as pages/home

The new file has the words of the original with a sign before them, such as [en-US]. Put yours in their place, take out
the sign, and delete the line "draft" to publish the page. Figures, dates, links and pictures come from the original.

For a translation that is there it adds what the original has since, and notes that the rest is up to date.
docs/languages.md says more.`

/**
 * Writes the file of a translation.
 * @throws if the language or the original is not known.
 */
export async function makeTranslation(root: string, args: readonly string[]): Promise<void> {
  const [tag = "", name = ""] = args
  if (!name || tag.startsWith("-")) {
    if (args.some((arg) => arg === "--help" || arg === "-h")) return console.log(translationHelp)
    throw new Error(translationHelp)
  }
  const content = readContent(root, root, { all: true })
  const [own, ...further] = content.languages
  const language = further.find((each) => each.toLowerCase() === tag.toLowerCase())
  if (!language) throw new Error(unknownLanguage(tag, own, further))

  const wanted = `content/${name.replace(/^(?:\.\/)?content\//, "")}`
  const entry = content.entries.find(({ file }) => [file, file.replace(/\.\w+$/, "")].includes(wanted))
  if (!entry) {
    const names = content.entries.map(({ file }) => file.replace(/^content\/|\.\w+$/g, ""))
    throw new Error(`There is no content/${name}${didYouMean(name, names)}`)
  }
  if (entry.source.issues.length)
    throw new Error(`${entry.file} cannot be read: npm run content:check says why.`)

  const file = translationFile(entry.file, language)
  const known = content.translations.find((each) => each.file === file)
  if (known?.source.issues.length) throw new Error(`${file} cannot be read: npm run content:check says why.`)
  const { fields, body } = translationOfEntry(entry, known, own)
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  const text = await (entry.type.hasBody ? mdxText(file, fields, body) : jsonText(file, fields))
  writeFileSync(path.join(root, file), text)

  const left = wordLeaves(entry.type.schema, fields).filter(({ value }) => isUntranslated(value, own)).length
  console.log(
    [`Written:`, `  ${file}`, "", "Next:", ...nextSteps(file, own, left, known !== undefined)].join("\n"),
  )
}

const nextSteps = (file: string, own: string, left: number, isKnown: boolean): string[] => [
  ...(left ? [`  - Translate the ${left === 1 ? "text" : `${left} texts`} that begin with [${own}].`] : []),
  ...(isKnown
    ? ["  - See that its other words still say what the original does."]
    : [
        '  - Delete the line "draft" once it is done.',
        '  - Let a person who speaks the language read it, and name them: "readBy": "…".',
      ]),
  `  - npm run content:check tells what ${file} still lacks.`,
]

const unknownLanguage = (tag: string, own: string, further: readonly string[]) =>
  tag.toLowerCase() === own.toLowerCase()
    ? `${own} is the language of the originals.`
    : `${tag} is no further language of the site. Add it to content/site.json: "languages": ${JSON.stringify([own, ...further, tag])}`
