import { withoutCode } from "../../text/code-in-markdown"
import type { LineIssue } from "../errors/content-issue"
import { tableReason } from "./table-mistake"

/** Ways to write that Markdown takes for plain words, each with what to write instead. A backslash before a character means the character itself. */
const slips: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [
    /^ {0,3}(#{2,6})[^\s#]/,
    ([, marks = ""]) => `has no space after ${marks}, so it is no heading; write ${marks} Words`,
  ],
  [
    /(?<!\\)!\[\[([^\]]*)\]\]/,
    ([whole]) =>
      `has ${whole}, which another program reads as a picture; write ![what it shows](./picture.png)`,
  ],
  [
    /(?<![\\!])\[[^\]]+\] +\((https?:\/\/[^)\s]+)\)/,
    ([, to = ""]) => `has a space before (${to}), so it is no link; write ](${to}) without it`,
  ],
  [
    /\(([^()]+)\)\[(https?:\/\/[^\]\s]+)\]/,
    ([, words = "", to = ""]) => `has a link the wrong way round; write [${words}](${to})`,
  ],
  [
    /(?<!\\)\[[^\]]*\]\((https?:\/\/[^()\s<>]* +[^()\s"'<>][^()<>]*)\)/,
    ([, to = ""]) =>
      `has the link ${to}, which Markdown does not read because of its space; write %20 for the space`,
  ],
  [/^\s*[‘’´]{3}/, () => "begins with three curly quotes, which is no block of code; write ```"],
]

/**
 * Finds slips in a body's headings, links, tables and footnotes, which readers would see as plain characters or not at
 * all. Lines count from the body's first.
 */
export function markdownMistakes(body: string): LineIssue[] {
  const written = body.split("\n")
  const lines = withoutCode(body).split("\n")
  return [
    ...lines.flatMap((line, index) =>
      slips.flatMap(([pattern, reasonOf]) => {
        const found = pattern.exec(line)
        return found ? [{ line: index + 1, reason: reasonOf(found) }] : []
      }),
    ),
    ...lines.flatMap((line, index) => {
      const first = lines[index - 1]
      // A character of code may divide a row, so such a table is left alone.
      const reason =
        first === undefined || first !== written[index - 1] ? undefined : tableReason(first, line)
      return reason ? [{ line: index + 1, reason }] : []
    }),
    ...lostReferences(lines),
  ]
}

const definition = /^ {0,3}(?:> ?)*\[(\^?[^\]]+)\]:/
const footnote = /(?<!\\)\[(\^[^\]\s]+)\](?!:)/g
const reference = /(?<![\\\]\w])\[[^\]^]+\]\[([^\]]+)\]/g

/** What a line refers to: the character as written, and its name. */
const named = (line: string, pattern: RegExp) =>
  [...line.matchAll(pattern)].map(([whole, name = ""]) => ({ whole, name: name.toLowerCase() }))

/** References without what they refer to, and footnotes that nothing refers to. Names differ in more than capitals. */
function lostReferences(lines: readonly string[]): LineIssue[] {
  const defined = new Set(lines.flatMap((line) => definition.exec(line)?.[1]?.toLowerCase() ?? []))
  const used = new Set(lines.flatMap((line) => named(line, footnote).map(({ name }) => name)))
  return lines.flatMap((line, index) => {
    const [, own = ""] = definition.exec(line) ?? []
    const lost = [...named(line, footnote), ...named(line, reference)].filter(
      ({ name }) => !defined.has(name),
    )
    const reasons = lost.map(
      ({ whole, name }) =>
        `has ${whole}, but no line [${name}]: says what it refers to; add one, or put code between backquotes`,
    )
    if (own.startsWith("^") && !used.has(own.toLowerCase()))
      reasons.push(
        `has the footnote [${own}], which no place of the text refers to, so nobody sees it; put [${own}] where it belongs`,
      )
    return reasons.map((reason) => ({ line: index + 1, reason }))
  })
}
