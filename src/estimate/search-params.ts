import type { Day } from "../calendar/dates"
import { dayFrom, dayKey, inDigits } from "./dated"
import { type Answers, type Asked, defaultAnswers } from "./rules"

/** The answers in an address's query. What it lacks, or has in another form, is as before the client answered. */
export function parseAnswers(search: string, rules: Asked): Answers {
  const query = new URLSearchParams(search)
  const usual = defaultAnswers(rules)
  const picks = rules.choices.map(({ key, options }) => {
    const asked = query.get(key)
    return [key, options.some((option) => option.key === asked) ? asked : usual.picks[key]]
  })
  return {
    pages: count(query.get("pages"), rules.pages.most) ?? usual.pages,
    languages: count(query.get("languages"), rules.languages.most) ?? usual.languages,
    picks: Object.fromEntries(picks),
  }
}

/** The query for these answers, and for the estimate's day if given; empty if all are as before the client answered. */
export function serializeAnswers({ pages, languages, picks }: Answers, rules: Asked, dated?: Day): string {
  const usual = defaultAnswers(rules)
  const query = new URLSearchParams()
  if (pages !== usual.pages) query.set("pages", String(pages))
  if (languages !== usual.languages) query.set("languages", String(languages))
  for (const { key } of rules.choices) {
    const pick = picks[key]
    if (pick !== undefined && pick !== usual.picks[key]) query.set(key, pick)
  }
  const words = query.toString()
  if (words === "") return ""
  return dated === undefined ? `?${words}` : `?${words}&${dayKey}=${inDigits(dated)}`
}

/** Whether a part of an address answers a question, or is the estimate's day. */
export function isAnswer(name: string, value: string, rules: Asked, today: Day): boolean {
  if (name === "pages") return count(value, rules.pages.most) !== undefined
  if (name === "languages") return count(value, rules.languages.most) !== undefined
  if (name === dayKey) return dayFrom(value, today) !== undefined
  const choice = rules.choices.find(({ key }) => key === name)
  return choice?.options.some(({ key }) => key === value) ?? false
}

/** What mail programs and networks add to an address, and nobody has answered. */
const added = /^(?:utm_.*|mc_.*|fbclid|gclid|msclkid|igshid|ref)$/

/** The longest part of an address that is shown. The words of a stranger are no words of this site. */
const longest = 24

/** The parts of an address that are no answers, as they stand in it, for the visitor. */
export function unknownParts(search: string, rules: Asked, today: Day): string[] {
  const seen = new Set<string>()
  return [...new URLSearchParams(search)].flatMap(([name, value]) => {
    const isAdded = added.test(name) && !rules.choices.some(({ key }) => key === name)
    if (isAdded || name + value === "") return []
    const again = seen.has(name)
    seen.add(name)
    if (!again && isAnswer(name, value, rules, today)) return []
    const part = value === "" ? name : `${name}=${value}`
    return part.length > longest ? `${part.slice(0, longest).trimEnd()}…` : part
  })
}

/** A whole number from 1 to the most, or undefined. */
export function count(words: string | null, most: number): number | undefined {
  if (words === null || !/^\d{1,3}$/.test(words)) return undefined
  const number = Number(words)
  return number >= 1 && number <= most ? number : undefined
}
