import { digestOf } from "../../src/claims/digest"
import { readFigure } from "../../src/claims/figure"
import { type Measure, type Result, type Row, measures, resultText } from "../../src/claims/result"
import type { LedgerClaim } from "../../src/model/schema/content-types/ledger-claim"
import type { Figures } from "../pages/figures"

/** How a run was made, for the claims that it proves. */
export type Run = {
  /** When it began, as `2026-11-24T10:00:00.000Z`. */
  at: string
  command: string
  tool: string
  conditions: string
  commit?: string | undefined
}

/** What a claim of a recorded page tells, if it is new. Later runs leave the words alone. */
const texts: Partial<Record<Measure, string>> = {
  lcp: "until the largest thing on the first screen is there",
  fcp: "until the first thing is there",
  tbt: "of blocked time while it loads",
  script: "of script on a first visit",
  total: "of everything before scrolling",
}

/** A page's name in the ledger and in its files: `home` for `/`, `work-zync` for `/work/zync/`. */
export const keyOf = (path: string): string =>
  path === "/"
    ? "home"
    : path
        .toLowerCase()
        .replaceAll(/[^a-z\d]+/g, "-")
        .replaceAll(/^-|-$/g, "")

type Page = Pick<Row, "key" | "name" | "role"> & { address?: string }

/** What was measured of a page, each run's figures, in the order of the runs. */
export function rowOf(page: Page, runs: readonly Figures[]): Row {
  const of = (measure: Measure) => runs.map((run) => (measure === "script" ? run.bytes.script : run[measure]))
  return { ...page, figures: Object.fromEntries(measures.map((measure) => [measure, of(measure)])) }
}

/**
 * The claim that a run proves of a page, with its raw result.
 * @param run.date its day at the owner's place, as `2025-03-31`.
 * @param earlier the ledger's claim, whose words and choice of figures stay.
 */
export function recordedClaim(floor: Row, page: Row, run: Run & { date: string }, earlier?: LedgerClaim) {
  const { at, commit, ...how } = run
  const result: Result = { at, rows: [floor, page] }
  const text = resultText(result)
  const claim: LedgerClaim = {
    title: earlier?.title ?? `${page.name}, on a slow phone`,
    figures: (earlier?.figures ?? newFigures(page)).map((figure) => ({
      ...figure,
      ...(figure.reads && readFigure(result, figure.reads)),
    })),
    measured: {
      ...how,
      runs: page.figures.lcp?.length ?? 1,
      ...(commit && { commit }),
      result: `./results/speed-${page.key}.json`,
      digest: digestOf(text),
    },
  }
  return { claim, text }
}

const newFigures = ({ key }: Row) =>
  Object.entries(texts).map(([measure, text]) => ({ value: "", text, reads: `${key}.${measure}` }))
