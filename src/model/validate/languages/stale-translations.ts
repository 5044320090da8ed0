import { digestOfWords } from "../../languages/word-leaves"
import type { ContentIssue } from "../../errors/content-issue"
import type { Content } from "../../read/content"
import { misplacedReason } from "./misplaced-translation"

/** Warnings of translations whose originals have changed since, and of those that do not tell what they translate. */
export function staleTranslations(content: Content): ContentIssue[] {
  return content.translations.flatMap((translation): ContentIssue[] => {
    const { file, original, source, type, tag } = translation
    const entry = content.entries.find((each) => each.file === original)
    if (!entry || misplacedReason(content, translation) || source.issues.length) return []
    const of: unknown = Object(source.data).of
    if (of === digestOfWords(type.schema, entry.source.data, entry.source.body)) return []
    const command = `npm run new -- translation ${tag} ${original.replace(/^content\/|\.\w+$/g, "")}`
    const reason =
      of === undefined
        ? `does not say which words of ${original} it translates; if it has all of them, run ${command}`
        : `is older than words of ${original}: see what has changed there, bring it here, and run ${command}`
    return [{ file, line: source.lineOf(["of"]), place: of === undefined ? "" : "of", reason }]
  })
}
