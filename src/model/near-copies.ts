import type { Fault } from "./fault"
import { state } from "./kinds/state"
import type { Entry } from "./read-entries"
import { leavesOf } from "./walk"

/** More than this, and search engines take two pages for one; a page for each state invites it. */
const limit = 0.6
const runLength = 5

/** What tells one state's page from another's by name alone. */
const named = state.pick({
  state: true,
  short: true,
  city1: true,
  city2: true,
  city3: true,
  city4: true,
  areas: true,
})

/**
 * State pages that say nearly the same in the same words. They are compared by their runs of
 * five words, with the names of state and cities taken out, so that a copy with the names
 * exchanged is a copy still.
 * @returns a warning on the later page of each pair that shares more than 60 % of the smaller page's runs.
 */
export function nearCopies(entries: readonly Entry[]): Fault[] {
  const pages = entries
    .filter(({ kind }) => kind.name === "State")
    .map((entry) => ({ file: entry.file, runs: runsOf(entry) }))
  return pages.flatMap(({ file, runs }, index) =>
    pages.slice(0, index).flatMap((other) => {
      const share = sharedShare(runs, other.runs)
      return share > limit ? [{ file, place: "", reason: reasonFor(other.file, share) }] : []
    }),
  )
}

const reasonFor = (other: string, share: number) =>
  `shares ${Math.round(share * 100)} % of its five-word runs with ${other}; search engines leave out near copies, ` +
  `so write what is true of this state alone until it is ${limit * 100} % or less`

/** The share of the smaller set that the larger one holds as well; 0 where one is empty. */
export function sharedShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  return small.size ? [...small].filter((run) => large.has(run)).length / small.size : 0
}

/** Every five words in a row, in lower case. */
export function wordRuns(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$*]+/gu) ?? []
  return words.slice(0, 1 - runLength).map((_, start) => words.slice(start, start + runLength).join(" "))
}

/** The runs of a state page's texts; none reaches from one text into the next. */
function runsOf({ kind, data }: Entry): Set<string> {
  const names = namesIn(data)
  const nameless = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, "*"), text)
  const texts = leavesOf(kind.schema, data).filter(({ role }) => role === undefined)
  return new Set(texts.flatMap(({ value }) => wordRuns(nameless(value))))
}

/** The page's own names and the tokens that stand for them, longest first: Fort Worth before Worth. */
function namesIn(data: unknown): string[] {
  const { success, data: page } = named.safeParse(data)
  if (!success) return []
  const { areas, ...own } = page
  const tokens = Object.keys(own).map((key) => `{${key}}`)
  const names = [...tokens, ...Object.values(own), ...areas.cities.map(({ name }) => name)]
  return names.toSorted((a, b) => b.length - a.length)
}
