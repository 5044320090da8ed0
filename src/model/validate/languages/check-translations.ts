import { fillInMarkdown } from "../../../text/code-in-markdown"
import { contentIn } from "../../languages/content-in"
import type { Translation } from "../../languages/read-translations"
import { isUntranslated } from "../../languages/untranslated"
import { type BodyOutline, outlineOf } from "../../markdown/mdx"
import type { ContentIssue } from "../../errors/content-issue"
import type { Content } from "../../read/content"
import { type Entry, fillAll, unreadable } from "../../read/read-entries"
import { checkBody } from "../entries/check-body"
import { sameSeo } from "../check-across-entries"
import { checkFields, checkLeaves } from "../entries/check-entry"
import { checkTags } from "../entries/check-tags"
import { checkFormerPaths } from "../links/check-former-paths"
import type { ReferenceContext } from "../links/check-reference"
import { checkHeadings, withAnchorsOf } from "./check-headings"
import { checkOverlay } from "./check-overlay"
import { misplacedReason } from "./misplaced-translation"

/**
 * Finds the errors of all translations: of each by itself and beside its original, and of those in a language together.
 * @param around the files and pages that they can point to.
 */
export async function checkTranslations(content: Content, around: ReferenceContext): Promise<ContentIssue[]> {
  const misplaced = content.translations.flatMap((each) => {
    const reason = misplacedReason(content, each)
    return reason ? [{ file: each.file, place: "", reason }] : []
  })
  const languages = content.languages.slice(1)
  const found = await Promise.all(languages.map((language) => checkLanguage(content, language, around)))
  return [...misplaced, ...found.flat()]
}

async function checkLanguage(content: Content, language: string, around: ReferenceContext) {
  const local = contentIn(content, language)
  const translations = content.translations.filter(({ tag }) => tag === language.toLowerCase())
  const translated = local.entries.flatMap((entry) => {
    const translation = translations.find(({ file }) => file === entry.file)
    return translation && entry.original ? [{ entry, original: entry.original, translation }] : []
  })
  const alone = await Promise.all(translated.map((each) => checkOne(content, local, each, around)))
  const readable = local.entries.filter(({ source, original }) => original && source.issues.length === 0)
  const files = new Set(translations.map(({ file }) => file))
  const former = checkFormerPaths([...content.entries, ...readable], new Set(around.pages.keys()))
  return [
    ...alone.flat(),
    ...sameSeo(readable, "title"),
    ...sameSeo(readable, "description"),
    ...checkTags(readable),
    ...former.filter(({ file }) => files.has(file)),
  ]
}

type Pair = { entry: Entry; original: Entry; translation: Translation }

async function checkOne(
  content: Content,
  local: Content,
  { entry, original, translation }: Pair,
  around: ReferenceContext,
): Promise<ContentIssue[]> {
  if (translation.source.issues.length) return unreadable(translation)
  // The original's own errors are told at its own place.
  if (original.source.issues.length) return []
  const sides = { original: original.file, from: content.languages[0], to: entry.language ?? "" }
  const words = fillAll(translation.source.data, local.tokens)
  const own = checkOverlay(translation, words, fillAll(original.source.data, local.tokens), sides)
  const reported = new Set(own.map(({ place }) => place))
  const inOriginal = new Set(
    [...checkFields(original), ...checkLeaves(original, content.tokens, around)].map(lineOf),
  )
  const whole = [...checkFields(entry), ...checkLeaves(entry, local.tokens, around)].filter(
    (issue) => !reported.has(issue.place) && !inOriginal.has(lineOf(issue)),
  )
  return [...own, ...whole, ...(await bodyIssues(content, local, { entry, original, translation }, around))]
}

const lineOf = ({ place, reason }: ContentIssue) => `${place} ${reason}`

async function bodyIssues(
  { tokens, languages }: Content,
  local: Content,
  { entry, original }: Pair,
  around: ReferenceContext,
): Promise<ContentIssue[]> {
  if (!entry.type.hasBody) return []
  const { source, file } = entry
  const outline = await outlineOf(fillInMarkdown(source.body, local.tokens), entry.type.name)
  const first = await outlineOf(fillInMarkdown(original.source.body, tokens), entry.type.name)
  if (isUntranslated(source.body, languages[0])) {
    const reason = `is not translated yet: it has [${languages[0]}] before its words`
    const line = source.body.split("\n").findIndex((each) => isUntranslated(each, languages[0]))
    return [{ file, line: source.bodyLine + line, place: "", reason }]
  }
  if (!isOutline(outline) || !isOutline(first)) return checkBody(entry, outline, local.tokens, around)
  const headings = checkHeadings(outline, first, original.file)
  return [
    ...checkBody(entry, withAnchorsOf(outline, first), local.tokens, around),
    ...headings.map(({ line, reason }) => ({ file, line: source.bodyLine + line - 1, place: "", reason })),
  ]
}

const isOutline = (outline: object): outline is BodyOutline => "headings" in outline
