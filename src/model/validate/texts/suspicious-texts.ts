import { withoutCode } from "../../../text/code-in-markdown"
import { type ContentIssue, formatPath } from "../../errors/content-issue"
import { mojibakeReason } from "./mojibake"
import type { Entry } from "../../read/read-entries"
import { leavesOf } from "../../read/leaves"

/** What is no plain text in a field, where it is shown character by character. */
const markup = [
  [/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i, "is a code of HTML; write the character itself"],
  [/<\/[a-z][a-z\d]*>|<(?:br|hr|img)\b[^>]*>/i, "is HTML; take the tags out"],
  [/\[[^\]]+\]\((?:https?:|mailto:|\/)[^)\s]*\)/, "is a link in Markdown; leave its words alone"],
  [/\*\*[^*\s](?:[^*]*[^*\s])?\*\*/, "is Markdown; take the asterisks out"],
] as const

/** A whole text between curly quotes, which front matter takes for characters of the text. */
const curly = /^[“”„].+[“”]$/u

/** Warns of texts that seem damaged, or show more characters than meant. Some are right, so no build stops. */
export function textWarnings({ file, type, source }: Entry): ContentIssue[] {
  const fields = leavesOf(type.schema, source.data)
    .filter(({ role }) => role === undefined)
    .flatMap(({ path, value }) => {
      const reason = mojibakeReason(value) ?? markupReason(value) ?? curlyReason(value, type.hasBody === true)
      return reason ? [{ file, line: source.lineOf(path), place: formatPath(path), reason }] : []
    })
  const body = withoutCode(source.body)
    .split("\n")
    .flatMap((text, index) => {
      const reason = mojibakeReason(text)
      return reason ? [{ file, line: source.bodyLine + index, place: "", reason }] : []
    })
  return [...fields, ...body]
}

function markupReason(text: string): string | undefined {
  for (const [pattern, reason] of markup) {
    const [found] = pattern.exec(text) ?? []
    if (found) return `shows ${found} as it stands here, which ${reason}`
  }
  return undefined
}

const curlyReason = (text: string, hasBody: boolean) =>
  hasBody && curly.test(text)
    ? "shows its curly quotes; if it is no quotation, put straight ones in their place"
    : undefined
