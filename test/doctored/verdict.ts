import type { Batch, Failure, Fault } from "./fault"

/** A fault, and the checks that named it: none if it was missed. */
export type Verdict = { fault: Fault; put: Batch["put"]; by: readonly Failure[] }

const saysOf = ({ by }: Verdict) => by.map(({ step, title }) => `${step}: ${title.slice(0, 140)}`).join("; ")

/** The verdicts, one per line. */
export const asText = (verdicts: readonly Verdict[]) =>
  verdicts.map((verdict) => `${verdict.fault.name}: ${saysOf(verdict) || "MISSED"}`).join("\n")

const line = (row: readonly string[]) =>
  `| ${row.map((cell) => cell.replaceAll("|", "\\|").replaceAll("<", "&lt;")).join(" | ")} |`

/** The verdicts as a Markdown table. */
export const asMarkdown = (verdicts: readonly Verdict[]) =>
  [
    line(["fault", "kind", "put into", "named by"]),
    line(["---", "---", "---", "---"]),
    ...verdicts.map((verdict) => {
      const { name, kind, at } = verdict.fault
      return line([name, kind, `${at} (${verdict.put})`, saysOf(verdict) || "**missed**"])
    }),
  ].join("\n")
