import { slugify } from "../text/slugify"
import { type Term, findPhrases, phrasesOf } from "./phrases"
import { quote } from "./quote"
import { most, readable, tokensOf } from "./tokens"
import { type YearWords, type Years, findYears } from "./years"

/** A question that an ad should answer, with the words by which it does. */
export type Topic = {
  readonly name: string
  readonly phrases: readonly string[]
  /** True where an amount of money answers it. */
  readonly money?: boolean | null
}

export type Rules<Named extends Term, Asked extends Topic> = {
  terms: readonly Named[]
  topics: readonly Asked[]
  years: YearWords
}

/** What a job ad says, as far as its words are known. */
export type JobMatch<Named, Asked> = {
  /** The terms that it names, in its order. */
  named: readonly Named[]
  years: readonly Years<Named>[]
  /** Each topic, with the ad's own words about it. */
  topics: readonly { topic: Asked; said: string | undefined }[]
  /** Whether the text was longer than what is read of it. */
  isCut: boolean
}

/** An amount such as $120,000 or 45.000 €. Millions are no pay. */
const money =
  /\p{Sc} ?\d[\d,.]{0,12}(?![\d,.]| ?(?:m|b|mm|bn|million|billion|millones)\b)|\d[\d,.]{0,12} ?(?:k ?)?[€£]/iu

/** Compares a job ad with the terms and topics that the rules have. All of it is plain matching of words. */
export function matchJob<Named extends Term, Asked extends Topic>(
  ad: string,
  { terms, topics, years }: Rules<Named, Asked>,
): JobMatch<Named, Asked> {
  const text = readable(ad)
  const tokens = tokensOf(text)
  const found = findPhrases(text, tokens, phrasesOf(terms))
  return {
    named: [...new Set(found.map(({ named }) => named))],
    years: findYears(text, tokens, found, years),
    topics: topics.map((topic) => ({ topic, said: saidOf(topic) })),
    isCut: ad.length > most,
  }

  /** Up to two sentences about a topic. */
  function saidOf({ phrases, money: isPay }: Topic): string | undefined {
    const places = findPhrases(text, tokens, phrasesOf(phrases.map((name) => ({ name }))))
      .flatMap(({ first }) => tokens[first] ?? [])
      .filter(({ sentence }, index, all) => all[index - 1]?.sentence !== sentence)
      .map(({ start }) => start)
    const amount = isPay && places.length === 0 ? money.exec(text)?.index : undefined
    const said = (amount === undefined ? places : [amount]).slice(0, 2).map(sentenceAt)
    return said.length === 0 ? undefined : [...new Set(said)].join(" ")
  }

  /** The sentence or line at a place, with the signs around its words. */
  function sentenceAt(at: number): string {
    const token = tokens.findLast(({ start }) => start <= at) ?? tokens[0]
    const own = tokens.filter(({ sentence }) => sentence === token?.sentence)
    const [start, end] = [own[0]?.start ?? at, own.at(-1)?.end ?? at]
    const [before = ""] = /\S*$/.exec(text.slice(Math.max(0, start - 3), start)) ?? []
    const [after = ""] = /^(?: ?\p{Sc}|\S*)/u.exec(text.slice(end, end + 3)) ?? []
    return quote(text, start - before.length, end + after.length, at)
  }
}

/** The keys of terms as an address has them: `?skills=react,node-js`. */
export const searchOf = (named: readonly Term[]): string =>
  named.length === 0 ? "" : `?skills=${named.map(({ name }) => slugify(name)).join(",")}`

/** The terms that an address names, in its order. What it has besides is left out. */
export function namedIn<Named extends Term>(search: string, terms: readonly Named[]): Named[] {
  const byKey = new Map(terms.map((term) => [slugify(term.name), term]))
  const keys = new URLSearchParams(search).get("skills")?.split(",") ?? []
  return [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))]
}
