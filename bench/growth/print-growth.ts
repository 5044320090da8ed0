import { kB, ms, table, times } from "../../test/table"
import type { Growth } from "./measure-growth"

const weight = (run: Growth, page: string) => {
  const { html = 0, data = 0 } = run.pages[page] ?? {}
  return `${kB(html)} + ${kB(data)}`
}

/** A table of how builds and pages grow, one row per size. */
export function printGrowth(runs: readonly Growth[]): string {
  const pages = Object.keys(runs[0]?.pages ?? {})
  const head = [
    "entries",
    "clean s",
    "processor s",
    "one edit s",
    "peak MB",
    "output MB",
    "pictures made",
    ...pages.map((page) => `${page} kB`),
  ]
  const rows = runs.map((run) => [
    `${run.generator}, ${run.entries}${run.pictures ? "" : ", text"}`,
    ms(run.clean),
    ms(run.processor),
    ms(run.warm),
    ms(run.peak),
    ms(run.output),
    String(run.derivatives),
    ...pages.map((page) => (page in run.pages ? weight(run, page) : "")),
  ])
  const pageNote = "A page's weight is its document + its page data, in Brotli."
  return [table([head, ...rows]), pageNote, ...judgements(runs), ...besideAstro(runs)].join("\n")
}

const html = (run: Growth) => run.pages["/"]?.html ?? Number.NaN
const verdict = (good: boolean) => (good ? "holds" : "MISSED *")

/** The growth from the smallest size to the largest, compared with the limits. */
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

/**
 * The processor time of each added picture compared with Astro's, between the smallest size and the largest: by the clock, what
 * else the machine did during one of the builds would count. And the build after one edit, at the largest size.
 */
function besideAstro(runs: readonly Growth[]): string[] {
  const [own, astro] = ["this site", "Astro"].map((name) => perPicture(runs, name))
  if (own === undefined || astro === undefined) return []
  const edits = [afterEdit(runs, "this site"), afterEdit(runs, "Astro")] as const
  return [judged("a picture made, by processor time:", [own, astro]), judged("one edit:", edits)]
}

const judged = (words: string, [ours, theirs]: readonly [number, number]) =>
  `${words} ${ours.toFixed(2)} s, Astro ${theirs.toFixed(2)} s: ${times(ours / theirs)}, at most ×1.5: ${verdict(ours <= theirs * 1.5)}`

const afterEdit = (runs: readonly Growth[], generator: string): number =>
  runs.findLast((run) => run.generator === generator && run.pictures)?.warm ?? Number.NaN

function perPicture(runs: readonly Growth[], generator: string): number | undefined {
  const sizes = runs
    .filter((run) => run.generator === generator && run.pictures)
    .toSorted((a, b) => a.entries - b.entries)
  const [small] = sizes
  const large = sizes.at(-1)
  if (!small || !large || small === large) return undefined
  return (large.processor - small.processor) / (large.derivatives - small.derivatives)
}
