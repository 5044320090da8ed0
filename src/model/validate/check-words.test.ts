import { z } from "zod"
import en from "../../words/en.json"
import es from "../../words/es.json"
import { contentTypeOf } from "../schema/content-types"
import { languageWords } from "../schema/content-types/words"
import { readJson } from "../read/parse/parse-file"
import type { Entry } from "../read/read-entries"
import { checkWords, missingWords } from "./check-words"

function entryAt(file: string, data: object): Entry {
  const found = contentTypeOf(file)
  if (!found) throw new Error(`${file} is of no content type`)
  return { file: `content/${file}`, ...found, source: readJson(JSON.stringify(data, null, 2)), data }
}

const wordsFile = (language: string, data: object) => entryAt(`words/${language}.json`, data)
const issues = (entry: Entry) => checkWords(entry).map(({ place, reason }) => `${place} ${reason}`)

test("the site's own languages have all words, with the same tokens, and each word is described", () => {
  expect(issues(wordsFile("es", es))).toEqual([])
  // As an unknown language, every word would be missing.
  expect(issues(wordsFile("gl", es))).toEqual([])
  expect(languageWords.parse(en)).toEqual(en)
  expect(languageWords.parse(es)).toEqual(es)
  const groupSchema = z.instanceof(z.ZodObject)
  const { name: _, ...shape } = languageWords.shape
  const described = Object.entries(shape).map(([group, schema]) => [
    group,
    Object.keys(groupSchema.parse(schema.unwrap()).shape),
  ])
  expect(described).toEqual(Object.entries(en).map(([group, words]) => [group, Object.keys(words)]))
})

test("a word that a new language lacks is an error with its file, place and line, and says what it is in English", () => {
  const { open: _, ...menu } = es.menu
  expect(checkWords(wordsFile("gl", { ...es, menu }))).toEqual([
    {
      file: "content/words/gl.json",
      place: "menu.open",
      line: expect.any(Number),
      reason: `is missing: it is ${JSON.stringify(en.menu.open)} in English`,
    },
  ])
})

test("a language of the site's may have other words for some, also for a region", () => {
  expect(issues(wordsFile("es", { menu: { open: "Menú" } }))).toEqual([])
  expect(issues(wordsFile("es-MX", { menu: { open: "Menú" } }))).toEqual([])
})

test("a token that is lost, or that nobody fills in, is an error", () => {
  expect(issues(wordsFile("es", { menu: { submenu: "Submenú" } }))).toEqual([
    "menu.submenu lacks {label}, for which the page puts something in",
  ])
  expect(issues(wordsFile("es", { menu: { open: "Abrir {what}" } }))).toEqual([
    "menu.open has {what}, for which the page puts nothing in",
  ])
})

test("a word with a number has each form that the language has", () => {
  const pages = { one: "{pages} strona", other: "{pages} strony" }
  expect(issues(wordsFile("pl", { ...es, plans: { ...es.plans, pages } }))).toContain(
    "plans.pages lacks the form for many, few, which the language has",
  )
  expect(issues(wordsFile("es", { plans: { pages: { one: "Una página", other: "Varias" } } }))).toEqual([
    "plans.pages other lacks {pages}, for which the page puts something in",
  ])
})

test("a file is named after a language", () => {
  expect(issues(wordsFile("x-klingon", {}))).toEqual([" must be named after a language, such as de.json"])
})

test("each of a site's languages without words gets one warning, which says how to begin them", () => {
  const site = entryAt("site.json", { language: "de-AT" })
  const reason = expect.stringContaining("npm run new -- words --language de")
  const warning = { file: "content/site.json", line: 2, place: "language", reason }
  expect(missingWords({ entries: [site], languages: ["de-AT"] })).toEqual([warning])
  expect(missingWords({ entries: [site], languages: ["en-US", "es", "de-AT"] })).toEqual([
    { ...warning, line: 1, place: "languages" },
  ])
  expect(missingWords({ entries: [site, wordsFile("de", {})], languages: ["de-AT"] })).toEqual([])
  expect(missingWords({ entries: [site, wordsFile("de-at", {})], languages: ["en-US", "de-AT"] })).toEqual([])
  expect(missingWords({ entries: [site], languages: ["es-US"] })).toEqual([])
})
