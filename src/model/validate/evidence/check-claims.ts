import { readFileSync } from "node:fs"
import path from "node:path"
import { digestOf } from "../../../claims/digest"
import { readFigure } from "../../../claims/figure"
import { type Result, readResult } from "../../../claims/result"
import type { Content } from "../../read/content"
import type { ContentIssue } from "../../errors/content-issue"
import { issueAt } from "../issue-at"
import { ledgerClaim } from "../../schema/content-types/ledger-claim"
import type { Entry } from "../../read/read-entries"
import { didYouMean } from "../../errors/reason"
import { isResult } from "../../schema/results"

/** Claims whose raw result is missing or was changed, or that tell other figures than their result has. */
export function checkClaims({ root, files, entries }: Content): ContentIssue[] {
  const results = files.filter(isResult)
  return entries.flatMap((entry) => {
    if (entry.type.name !== "LedgerClaim") return []
    const { measured, figures } = ledgerClaim.safeParse(entry.data).data ?? {}
    if (!measured || !figures) return []
    const file = path.posix.join(path.posix.dirname(entry.file), measured.result)
    if (!results.includes(file)) {
      const near = results.map((each) => each.replace(/^content\/claims/, "."))
      const reason = `names ${file}, which is not there${didYouMean(measured.result, near)}`
      return [issueAt(entry, ["measured", "result"], reason)]
    }
    const text = readFileSync(path.join(root, file), "utf8")
    if (digestOf(text) !== measured.digest) {
      const reason = `is not that of ${file}: the result is not what was measured. Measure again (${measured.command}), or bring the file back. If this is the result of a new measurement, its digest is ${digestOf(text)}`
      return [issueAt(entry, ["measured", "digest"], reason)]
    }
    const result = readResult(text)
    return figures.flatMap((figure, index) => otherThanStored(entry, figure, index, file, result))
  })
}

type Told = {
  value: string
  reads?: string | undefined
  least?: string | undefined
  most?: string | undefined
}

function otherThanStored(
  entry: Entry,
  reported: Told,
  index: number,
  file: string,
  result: Result | undefined,
): ContentIssue[] {
  if (reported.reads === undefined) return []
  const stored = result && readFigure(result, reported.reads)
  if (!stored) {
    const reason = `is ${reported.reads}, which ${file} does not have`
    return [issueAt(entry, ["figures", index, "reads"], reason)]
  }
  return (["value", "least", "most"] as const)
    .filter((key) => reported[key] !== stored[key])
    .map((key) => {
      const reason = `is ${reported[key] ?? "missing"}, but ${file} has ${stored[key] ?? "none"} there; write that, or measure again`
      return issueAt(entry, ["figures", index, key], reason)
    })
}
