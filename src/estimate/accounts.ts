import type { Day } from "../calendar/dates"
import { fillIn } from "../text/fill-in"
import { type LocalePatterns, priceWords, spanWords } from "./pattern-formatters"
import type { Answers, Asked, Span } from "./rules"
import { isAnswer, parseAnswers, serializeAnswers } from "./search-params"

/** An account that a site needs: what it costs a year, and by which answers it is needed; by any, if there are none. */
type Account = {
  readonly cost: Span
  readonly needed: { readonly by: readonly string[] } | null
}

/**
 * Whether answers make an account needed. `sells=shop` stands for that answer, `languages=2` for so many languages or
 * more, `pages=10` for so many pages or more.
 */
export function isNeeded({ needed }: Account, { pages, languages, picks }: Answers): boolean {
  if (!needed) return true
  return needed.by.some((part) => {
    const [key = "", value = ""] = part.split("=")
    if (key === "pages") return pages >= Number(value)
    if (key === "languages") return languages >= Number(value)
    return picks[key] === value
  })
}

/** The accounts that these answers need; without answers those that every site needs. */
export const neededAccounts = <Each extends Account>(
  accounts: readonly Each[],
  answers: Answers | undefined,
): Each[] => accounts.filter((each) => (answers ? isNeeded(each, answers) : each.needed === null))

/** What accounts cost a year together. */
export const yearlyCost = (accounts: readonly Account[]): Span => ({
  low: accounts.reduce((sum, { cost }) => sum + cost.low, 0),
  high: accounts.reduce((sum, { cost }) => sum + cost.high, 0),
})

type CostWords = { readonly about: string; readonly most: string; readonly nothing: string }

/** A yearly cost in words: about how much, up to how much, or that it is nothing. */
export function costWords(
  { low, high }: Span,
  { about, most, nothing }: CostWords,
  formats: Pick<LocalePatterns, "money" | "digits">,
): string {
  if (high === 0) return nothing
  return low === 0
    ? fillIn(most, { cost: priceWords(high, formats) })
    : fillIn(about, { cost: spanWords({ low, high }, formats) })
}

/** A sum of such costs, which words stand before. */
export const sumWords = (
  sum: Span,
  { nothing }: Pick<CostWords, "nothing">,
  formats: Pick<LocalePatterns, "money" | "digits">,
): string => (sum.high === 0 ? nothing : spanWords(sum, formats))

/** The answers in an address; undefined if it has none. */
export function answersIn(search: string, asked: Asked, today: Day): Answers | undefined {
  const parts = [...new URLSearchParams(search)]
  return parts.some(([name, value]) => isAnswer(name, value, asked, today))
    ? parseAnswers(search, asked)
    : undefined
}

/**
 * The query of the address that has the list for these answers. Unlike an estimate's, it is never empty: a list for the
 * usual answers is not that of every account.
 */
export const listQuery = (answers: Answers, asked: Asked, dated?: Day): string =>
  serializeAnswers(answers, asked, dated) || `?pages=${answers.pages}`
