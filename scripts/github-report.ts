import { appendFileSync } from "node:fs"
import type { ContentIssue } from "../src/model/errors/content-issue"

type Level = "error" | "warning"

/**
 * Tells GitHub of a workflow's run what the content check found: a note at each line of a pull request, and a summary in words.
 * Elsewhere it does nothing.
 */
export function reportToGithub(
  errors: readonly ContentIssue[],
  warnings: readonly ContentIssue[],
  env = process.env,
): void {
  if (env["GITHUB_ACTIONS"] !== "true") return
  for (const issue of errors) console.log(annotation("error", issue))
  for (const issue of warnings) console.log(annotation("warning", issue))
  const file = env["GITHUB_STEP_SUMMARY"]
  if (file) appendFileSync(file, summaryOf(errors, warnings))
}

/** A command of GitHub's that puts a note at a line. It shows ten of each level; the summary has all. */
export function annotation(level: Level, { file, line, place, reason }: ContentIssue): string {
  const at = [`file=${property(file)}`, ...(line === undefined ? [] : [`line=${line}`]), "title=Content"]
  return `::${level} ${at.join(",")}::${message([place, reason].filter(Boolean).join(" "))}`
}

/** What is wrong, as Markdown. */
function summaryOf(errors: readonly ContentIssue[], warnings: readonly ContentIssue[]): string {
  return [
    errors.length > 0
      ? `## The content has ${count(errors.length, "mistake")}`
      : "## The content is in order",
    "",
    ...errors.map((issue) => `- ${reported(issue)}`),
    ...(warnings.length > 0 ? ["", `### ${count(warnings.length, "warning")}`, ""] : []),
    ...warnings.map((issue) => `- ${reported(issue)}`),
    "",
    "",
  ].join("\n")
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? "" : "s"}`

const reported = ({ file, line, place, reason }: ContentIssue) =>
  [code(line === undefined ? file : `${file}:${line}`), place && code(place), literal(reason)]
    .filter(Boolean)
    .join(" ")

const code = (text: string) => `\`${text.replaceAll("`", "'")}\``

/** Words in which no sign means anything to Markdown or HTML. */
const literal = (text: string) => text.replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`).replaceAll("\n", " ")

const message = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
const property = (text: string) => message(text).replaceAll(":", "%3A").replaceAll(",", "%2C")
