import { type ContentIssue, formatPath } from "../../errors/content-issue"
import { type Reason, reasonsOf } from "../../errors/reason"
import { overlayOf } from "../../languages/overlay"
import type { Translation } from "../../languages/read-translations"
import { keysAt } from "../../read/leaves"
import { withoutSchema } from "../entries/check-entry"
import { issueAt } from "../issue-at"
import { type Sides, compareWords } from "./compare-words"

/**
 * Checks the fields of a translation: each is of the words that its type has, and the original's words are all there.
 * @param words its fields, with tokens filled in.
 * @param original the fields of the original, with the tokens of the same language.
 */
export function checkOverlay(
  translation: Translation,
  words: unknown,
  original: unknown,
  sides: Sides,
): ContentIssue[] {
  const { type, source } = translation
  const schema = overlayOf(type)
  const twice = source.repeated.map((path): Reason => ({ path, reason: "stands twice; take one out" }))
  const compared = compareWords(type.schema, original, words, sides)
  const result = schema.safeParse(withoutSchema(words), { reportInput: true })
  const issues = result.success ? [] : result.error.issues
  const fields = issues.flatMap((issue) => reasonsOf(issue, (at) => keysAt(schema, at)).map(fromOriginal))
  // The first one told of a place is the one to mend: words that are not translated yet may be too long, too.
  const first = new Map<string, ContentIssue>()
  for (const { path, reason } of [...twice, ...compared, ...fields]) {
    const place = formatPath(path)
    if (!first.has(place)) first.set(place, issueAt(translation, path, reason))
  }
  return [...first.values()]

  /** A field that the original has is no unknown one. */
  function fromOriginal({ path, reason }: Reason): Reason {
    const [above, key] = [path.slice(0, -1), String(path.at(-1))]
    const isUnknown = reason.startsWith("is not a known field")
    if (!isUnknown || !keysAt(type.schema, above).includes(key)) return { path, reason }
    return { path, reason: `comes from ${sides.original}; take it out` }
  }
}
