import { type Token, tokensOf } from "./tokens"

/** What a text may name, and how. */
export type Term = {
  readonly name: string
  readonly synonyms?: readonly string[] | null | undefined
  /** True where the capital letters of its name count: Go, and not go. Its synonyms are found in either. */
  readonly exact?: boolean | null | undefined
  /** Phrases in which its word means something else: go to market. */
  readonly except?: readonly string[] | null | undefined
}

/** What stands behind a phrase; nothing if the phrase only keeps its words from being taken for another. */
type Meaning<Named> = { named: Named; exact: string | undefined } | undefined

export type Phrases<Named> = { meanings: ReadonlyMap<string, Meaning<Named>>; longest: number }

/** The terms by all ways to write them. The first of two that share one has it. */
export function phrasesOf<Named extends Term>(terms: readonly Named[]): Phrases<Named> {
  const meanings = new Map<string, Meaning<Named>>()
  const add = (phrase: string, meaning: Meaning<Named>) => {
    for (const form of formsOf(phrase)) if (!meanings.has(form)) meanings.set(form, meaning)
  }
  for (const named of terms) {
    add(named.name, { named, exact: named.exact ? named.name : undefined })
    for (const phrase of named.synonyms ?? []) add(phrase, { named, exact: undefined })
    for (const phrase of named.except ?? []) add(phrase, undefined)
  }
  const longest = Math.max(0, ...[...meanings.keys()].map((form) => form.split(" ").length))
  return { meanings, longest }
}

/** `Front-end` is written in one word or in two: with each of its gaps open or closed. */
export function formsOf(phrase: string): string[] {
  const [first = "", ...rest] = tokensOf(phrase).map(({ word }) => word)
  return rest
    .slice(0, 4)
    .reduce((forms, word) => forms.flatMap((form) => [`${form} ${word}`, form + word]), [first])
}

export type Found<Named> = { named: Named; first: number; last: number }

/**
 * What a text names, in its order. Where several phrases begin with a word, the longest is meant. Looks up each word at most
 * twice for each length of a phrase.
 */
export function findPhrases<Named>(
  text: string,
  tokens: readonly Token[],
  { meanings, longest }: Phrases<Named>,
): Found<Named>[] {
  const found: Found<Named>[] = []
  for (let first = 0; first < tokens.length; first += 1) {
    for (let last = reach(tokens, first, longest); last >= first; last -= 1) {
      const form = formIn(tokens, first, last, meanings)
      if (form === undefined) continue
      const meaning = meanings.get(form)
      if (meaning && !isMeant(text, tokens, first, last, meaning.exact)) continue
      if (meaning) found.push({ named: meaning.named, first, last })
      first = last
      break
    }
  }
  return found
}

/** The last word that may belong to a phrase which begins here. */
function reach(tokens: readonly Token[], first: number, longest: number): number {
  let last = first
  while (last - first + 1 < longest && tokens[last + 1]?.joined) last += 1
  return last
}

/** The known form of some words; a plural counts as its singular. */
function formIn(
  tokens: readonly Token[],
  first: number,
  last: number,
  meanings: ReadonlyMap<string, unknown>,
) {
  const form = tokens
    .slice(first, last + 1)
    .map(({ word }) => word)
    .join(" ")
  if (meanings.has(form)) return form
  const single = /[^s]s$/.test(form) && (tokens[last]?.word.length ?? 0) > 3 ? form.slice(0, -1) : form
  return meanings.has(single) ? single : undefined
}

/** Whether words stand for themselves: not within an address, and in their own capital letters where these count. */
function isMeant(
  text: string,
  tokens: readonly Token[],
  first: number,
  last: number,
  exact: string | undefined,
): boolean {
  const [begin, end] = [tokens[first], tokens[last]]
  if (!begin || !end) return false
  const around = [
    text.slice(Math.max(0, begin.start - 2), begin.start),
    text.slice(end.end, end.end + 2),
  ] as const
  if (/[\p{L}\p{N}][._]$/u.test(around[0]) || /^[._][\p{L}\p{N}]/u.test(around[1])) return false
  if (exact === undefined) return true
  if (exact.length === 1 && (around[0].endsWith("&") || around[1].startsWith("&"))) return false
  const isShouted = exact.length > 2 && begin.raw === begin.raw.toUpperCase()
  // A small letter alone is no name: (c) 2026.
  return (
    begin.raw.startsWith(exact) || isShouted || (exact.length > 1 && isListed(text, begin.start, end.end))
  )
}

/** Whether a word is an item of a list: between commas, slashes, brackets or the ends of a line. */
const isListed = (text: string, start: number, end: number) =>
  /(?:^|[,/(:•\n-])\s?$/.test(text.slice(Math.max(0, start - 2), start)) &&
  /^\s?(?:$|[,/)\n])/.test(text.slice(end, end + 2))
