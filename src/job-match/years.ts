import type { Found } from "./phrases"
import { quote } from "./quote"
import { type Token, folded } from "./tokens"

/** The words that tell of years of experience. */
export type YearWords = {
  /** year, years */
  readonly units: readonly string[]
  /** One, two …; several words for a number are divided by slashes. */
  readonly numbers: readonly string[]
  /** to, as in 3 to 5 years. */
  readonly to: readonly string[]
  /** Without one of these or a skill in the sentence, years are about something else. */
  readonly near: readonly string[]
}

/** So many years that an ad asks for, in its words, and of what. */
export type Years<Named> = { least: number; most?: number; words: string; of: readonly Named[] }

/** More are the age of a firm or a person. */
const mostYears = 30

type Span = { first: number; last: number; least: number; most?: number }

/** The years of experience that a text asks for. */
export function findYears<Named>(
  text: string,
  tokens: readonly Token[],
  found: readonly Found<Named>[],
  words: YearWords,
): Years<Named>[] {
  const near = new Set(words.near.map(folded))
  const spans = spansIn(text, tokens, words)
  const sentences = placesOf(tokens)
  const isNear = new Set(tokens.flatMap(({ word, sentence }) => (near.has(word) ? sentence : [])))
  return spans.flatMap((span, index) => {
    const sentence = tokens[span.first]?.sentence ?? 0
    const [from, to] = sentences[sentence] ?? [0, 0]
    const isSame = (other: Span | undefined) => other && tokens[other.first]?.sentence === sentence
    const [before, after] = [spans[index - 1], spans[index + 1]]
    const start = before && isSame(before) ? before.last + 1 : from
    const end = after && isSame(after) ? after.first - 1 : to
    const behind = namedIn(found, span.last, end)
    const of = behind.length > 0 ? behind : namedIn(found, start, span.first)
    if (of.length === 0 && !isNear.has(sentence)) return []
    // The second of two begins with its own number.
    const begin = start === from ? from : span.first
    const [left, right, own] = [tokens[begin], tokens[end], tokens[span.first]]
    const said = left && right && own ? quote(text, left.start, right.end, own.start) : ""
    const { least, most } = span
    return { least, ...(most !== undefined && { most }), words: said, of }
  })
}

/** Between two words of a text. */
function namedIn<Named>(found: readonly Found<Named>[], from: number, to: number): Named[] {
  return [
    ...new Set(found.filter(({ first, last }) => first >= from && last <= to).map(({ named }) => named)),
  ]
}

/** The first and the last word of each sentence. */
function placesOf(tokens: readonly Token[]): Record<number, [number, number]> {
  const places: Record<number, [number, number]> = {}
  for (const [index, { sentence }] of tokens.entries())
    places[sentence] = [places[sentence]?.[0] ?? index, index]
  return places
}

/** Numbers with years behind them: `5+ years`, `3-5 years`, `three to five years`, `five (5) years`. */
function spansIn(text: string, tokens: readonly Token[], { units, numbers, to }: YearWords): Span[] {
  const [years, until] = [new Set(units.map(folded)), new Set(to.map(folded))]
  const values = new Map(
    numbers.flatMap((all, index) => all.split("/").map((each) => [folded(each), index + 1] as const)),
  )
  const valueAt = (index: number) => {
    const { word = "" } = tokens[index] ?? {}
    const value = /^\d{1,2}$/.test(word) ? Number(word) : values.get(word)
    return value !== undefined && value >= 1 && value <= mostYears ? value : undefined
  }
  const gap = (index: number) => text.slice(tokens[index]?.end, tokens[index + 1]?.start)
  const isUnit = (index: number) =>
    years.has(tokens[index + 1]?.word ?? "") && /^[\s+()-]{0,5}$/.test(gap(index))
  const spans: Span[] = []
  for (let first = 0; first < tokens.length; first += 1) {
    const least = valueAt(first)
    if (least === undefined) continue
    const second = /^ ?\+? ?[-–—/] ?$/.test(gap(first)) ? 1 : until.has(tokens[first + 1]?.word ?? "") ? 2 : 0
    const most = second > 0 ? valueAt(first + second) : undefined
    const last = most === undefined ? first : first + second
    if (!isUnit(last)) continue
    spans.push({ first, last: last + 1, least, ...(most !== undefined && { most }) })
    first = last + 1
  }
  return spans
}
