import { kB, ms, table, times } from "../table"
import type { Growth } from "./measure-growth"

const weight = (run: Growth, page: string) => {
  const { html = 0, data = 0 } = run.pages[page] ?? {}
  return `${kB(html)} + ${kB(data)}`
}

/** How builds and pages grow, a row a size. */
export function printGrowth(runs: readonly Growth[]): string {
  const pages = Object.keys(runs[0]?.pages ?? {})
  const head = [
    "entries",
    "clean s",
    "one edit s",
    "peak MB",
    "output MB",
    ...pages.map((page) => `${page} kB`),
  ]
  const rows = runs.map((run) => [
    `${run.generator}, ${run.entries}${run.pictures ? "" : ", text"}`,
    ms(run.clean),
    ms(run.warm),
    ms(run.peak),
    ms(run.output),
    ...pages.map((page) => (page in run.pages ? weight(run, page) : "")),
  ])
  const pageNote = "A page's weight is its document + its page data, in Brotli."
  return [table([head, ...rows]), pageNote, ...judgements(runs)].join("\n")
}

const html = (run: Growth) => run.pages["/"]?.html ?? Number.NaN
const verdict = (good: boolean) => (good ? "holds" : "MISSED *")

/** The bars: from the smallest size to the largest, what grew, beside what may. */
function judgements(runs: readonly Growth[]): string[] {
  const own = runs
    .filter(({ generator }) => generator === "this site")
    .toSorted((a, b) => a.entries - b.entries)
  const [small] = own
  const large = own.at(-1)
  if (!small || !large || small === large) return []
  const perThousand = ((large.clean - small.clean) / (large.entries - small.entries)) * 1000
  return [
    `home page ${times(html(large) / html(small))}, at most ×1.05: ${verdict(html(large) <= html(small) * 1.05)}`,
    `peak memory ${times(large.peak / small.peak)}, at most ×2: ${verdict(large.peak <= small.peak * 2)}`,
    large.pictures
      ? `${ms(perThousand)} s for each 1,000 entries with pictures`
      : `${ms(perThousand)} s for each 1,000 entries, at most 60: ${verdict(perThousand <= 60)}`,
  ]
}
