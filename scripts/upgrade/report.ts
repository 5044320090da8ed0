import { columns } from "../new/help"
import type { Release } from "./changelog"
import type { Step } from "./follow-up"
import type { Joined } from "./merge/join"

/** As many files as somebody reads, and as many lines of one command or version. */
const [mostFiles, mostLines] = [12, 30]

/** How the owner's changes in code were joined, a line each. */
export function joinedLines(joined: readonly Joined[]): string[] {
  if (joined.length === 0) return ["You have changed nothing in code."]
  const alone = joined.filter(({ isAlone }) => isAlone)
  const shown = alone.length > mostFiles ? joined.filter(({ isAlone }) => !isAlone) : joined
  const rows = shown.map(
    ({ file, reported, isConflict }) => [file, isConflict ? `CONFLICT: ${reported}` : reported] as const,
  )
  return [
    "What you have changed in code, and how it was joined:",
    ...(rows.length > 0 ? columns(rows) : []),
    ...(shown === joined ? [] : [`  ${alone.length} more files only you have changed; they stay`]),
  ]
}

/** What became of each command, with its last lines where it failed or has something to tell. */
export const stepLines = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ command, ok, output }) => [
    `${command}: ${ok ? "done" : "failed"}`,
    ...(ok && command !== "npm run content:update" ? [] : cut(output.split("\n").slice(-mostLines))),
  ])

/** What changes for the owner. */
export const releaseLines = (releases: readonly Release[]): string[] =>
  releases.length === 0
    ? []
    : [
        "",
        "What changes for you (CHANGELOG.md):",
        ...releases.flatMap(({ name, text }) => [
          `  ${name}`,
          ...cut(text.split("\n").slice(0, mostLines)).map((line) => `  ${line}`),
          ...(text.split("\n").length > mostLines ? ["    …"] : []),
        ]),
      ]

const cut = (lines: readonly string[]) => lines.filter(Boolean).map((line) => `  ${line}`)
