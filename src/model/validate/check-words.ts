import { z } from "zod"
import type { ContentIssue } from "../errors/content-issue"
import { hasOwnWords } from "../languages/content-words"
import type { Content } from "../read/content"
import type { Entry } from "../read/read-entries"
import { tokensIn } from "../read/tokens"
import { wordsType } from "../schema/content-types/words"
import en from "../../words/en.json"
import { shipped } from "../../words/shipped"
import { languageOfFile, namesOf } from "../../words/words-in"

type Word = string | Readonly<Record<string, string>>
type Catalog = Readonly<Record<string, Readonly<Record<string, Word>>>>

const isWords = ({ type }: Entry) => type.name === wordsType

/**
 * Finds the words that an owner's language lacks, and those that do not fit into their places. A language of the site's
 * has all words: there the owner may have others for some.
 */
export function checkWords(entry: Entry): ContentIssue[] {
  if (!isWords(entry) || entry.source.issues.length > 0) return []
  const language = languageOfFile(entry.slug ?? "")
  if (language === undefined || !isLanguage(language))
    return [{ file: entry.file, place: "", reason: "must be named after a language, such as de.json" }]
  const given = catalogOf(entry.source.data)
  const complete = namesOf(language).some((name) => name !== language || Object.hasOwn(shipped, name))
  const issue = (place: string[], reason: string): ContentIssue => ({
    file: entry.file,
    line: entry.source.lineOf(place),
    place: place.join("."),
    reason,
  })
  return Object.entries<Catalog[string]>(en).flatMap(([group, words]) =>
    Object.entries(words).flatMap(([name, english]) => {
      const word = given[group]?.[name]
      if (word !== undefined)
        return reasonsOf(word, english, language).map((why) => issue([group, name], why))
      if (complete) return []
      return [issue([group, name], `is missing: it is ${shown(english)} in English`)]
    }),
  )
}

/** A warning for each of the site's languages that has no words at all: it gets the English ones. */
export function missingWords({ entries, languages }: Pick<Content, "entries" | "languages">): ContentIssue[] {
  const settings = entries.find(({ type }) => type.name === "SiteSettings")
  if (!settings) return []
  return languages.flatMap((language, index) => {
    if (!isLanguage(language) || hasOwnWords(entries, language)) return []
    const place = index === 0 ? "language" : "languages"
    const name = new Intl.Locale(language).language
    const reason = `${index === 0 ? "is" : "has"} ${language}, but the words of the controls, such as "${en.menu.open}", are not in it, and stand in English. Begin content/words/${name}.json by npm run new -- words --language ${name}, and translate it`
    return [{ file: settings.file, line: settings.source.lineOf([place]), place, reason }]
  })
}

const catalogSchema = z.record(
  z.string(),
  z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])).catch({}),
)

/** What a file has of words. Its other errors are told as those of every file (check-entry.ts). */
const catalogOf = (data: unknown): Catalog => catalogSchema.catch({}).parse(data)

function isLanguage(name: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(name).length > 0
  } catch {
    return false
  }
}

/** Why a word does not fit into the place of the English one. */
function reasonsOf(word: Word, english: Word, language: string): string[] {
  if (typeof english === "string") {
    if (typeof word !== "string") return [`must be text, such as ${shown(english)} in English`]
    return tokensReason(word, tokensIn(english), tokensIn(english))
  }
  if (typeof word === "string")
    return [
      `must have a form for each of ${formsOf(language).join(", ")}, such as ${shown(english)} in English`,
    ]
  const lacking = formsOf(language).filter((form) => word[form] === undefined)
  const tokens = tokensIn(english.other ?? "")
  return [
    ...(lacking.length > 0 ? [`lacks the form for ${lacking.join(", ")}, which the language has`] : []),
    // A form for one or two need not name the number.
    ...Object.entries(word).flatMap(([form, text]) =>
      tokensReason(text, form === "other" ? tokens : [], tokens).map((reason) => `${form} ${reason}`),
    ),
  ]
}

/** The forms that a language has for whole numbers such as a page counts. */
function formsOf(language: string): string[] {
  const rules = new Intl.PluralRules(language)
  return [...new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)))]
}

function tokensReason(text: string, needed: readonly string[], known: readonly string[]): string[] {
  const given = tokensIn(text)
  const lacking = needed.filter((token) => !given.includes(token))
  const unknown = given.filter((token) => !known.includes(token))
  return [
    ...(lacking.length > 0 ? [`lacks ${braced(lacking)}, for which the page puts something in`] : []),
    ...(unknown.length > 0 ? [`has ${braced(unknown)}, for which the page puts nothing in`] : []),
  ]
}

const braced = (tokens: readonly string[]) => tokens.map((token) => `{${token}}`).join(", ")

const shown = (word: Word) => JSON.stringify(typeof word === "string" ? word : word["other"])
