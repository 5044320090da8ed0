import { table } from "../table"
import type { Batch, Failure, Fault } from "./fault"

/** A fault, and the checks that named it: none if it was missed. */
export type Verdict = { fault: Fault; put: Batch["put"]; by: readonly Failure[] }

const saysOf = ({ by }: Verdict) =>
  by.length > 0 ? by.map(({ step, title }) => `${step}: ${title.slice(0, 140)}`).join("; ") : "MISSED"

const rowOf = (verdict: Verdict) => [
  verdict.fault.name,
  verdict.fault.kind,
  `${verdict.fault.at} (${verdict.put})`,
  saysOf(verdict),
]

const head = ["fault", "kind", "put into", "named by"]

/** The verdicts as aligned lines. */
export const asText = (verdicts: readonly Verdict[]) => table([head, ...verdicts.map(rowOf)])

const line = (row: readonly string[]) =>
  `| ${row.map((cell) => cell.replaceAll("|", "\\|").replaceAll("<", "&lt;")).join(" | ")} |`

/** The verdicts as a Markdown table. */
export const asMarkdown = (verdicts: readonly Verdict[]) =>
  [head, head.map(() => "---"), ...verdicts.map(rowOf)].map(line).join("\n")
