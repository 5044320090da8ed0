import type { ContentIssue } from "../../errors/content-issue"
import { state } from "../../schema/content-types/state"
import type { Entry } from "../../read/read-entries"
import { leavesOf } from "../../read/leaves"

/** Above this, search engines may treat two pages as one. Pages for each state invite such copies. */
const limit = 0.6
const runLength = 5

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
 * Warns of the later of two state pages with nearly the same text: over 60 % of the smaller one's runs of five words.
 * Names of states and cities are masked, so that a copy with others is found.
 */
export function nearDuplicates(entries: readonly Entry[]): ContentIssue[] {
  const pages = entries
    .filter(({ type }) => type.name === "State")
    .map((entry) => ({ file: entry.file, runs: runsOf(entry) }))
  return pages.flatMap(({ file, runs }, index) =>
    pages.slice(0, index).flatMap((other) => {
      const share = resemblance(runs, other.runs)
      return share > limit ? [{ file, place: "", reason: reasonFor(other.file, share) }] : []
    }),
  )
}

const reasonFor = (other: string, share: number) =>
  `shares ${Math.round(share * 100)} % of its five-word runs with ${other}; search engines leave out near copies, ` +
  `so write what is true of this state alone until it is ${limit * 100} % or less`

/** The share of the smaller set that is also in the larger one; 0 if one is empty. */
export function resemblance(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  return small.size ? [...small].filter((run) => large.has(run)).length / small.size : 0
}

/** Every five words in a row, in lower case. */
export function shingles(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$*]+/gu) ?? []
  return words.slice(0, 1 - runLength).map((_, start) => words.slice(start, start + runLength).join(" "))
}

/** The runs of a state page's texts. No run crosses from one text into the next. */
function runsOf({ type, data }: Entry): Set<string> {
  const names = namesIn(data)
  const nameless = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, "*"), text)
  const texts = leavesOf(type.schema, data).filter(({ role }) => role === undefined)
  return new Set(texts.flatMap(({ value }) => shingles(nameless(value))))
}

/** The page's own names and the tokens that stand for them, longest first: Fort Worth before Worth. */
function namesIn(data: unknown): string[] {
  const { success, data: page } = named.safeParse(data)
  if (!success) return []
  const { areas, ...own } = page
  const tokens = Object.keys(own).map((key) => `{${key}}`)
  const names = [...tokens, ...Object.values(own), ...(areas?.cities.map(({ name }) => name) ?? [])]
  return names.toSorted((a, b) => b.length - a.length)
}
