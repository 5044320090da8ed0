import { type Answers, type Rules, usualAnswers } from "./rules"

/**
 * The answers in an address. What it does not have, or has in a form that no answer has, is as it was before the client
 * answered.
 * @param search the address's query.
 */
export function answersIn(search: string, rules: Rules): Answers {
  const query = new URLSearchParams(search)
  const usual = usualAnswers(rules)
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

/** The query of an address with these answers; empty if all are as before the client answered. */
export function searchOf({ pages, languages, picks }: Answers, rules: Rules): string {
  const usual = usualAnswers(rules)
  const query = new URLSearchParams()
  if (pages !== usual.pages) query.set("pages", String(pages))
  if (languages !== usual.languages) query.set("languages", String(languages))
  for (const { key } of rules.choices) {
    const pick = picks[key]
    if (pick !== undefined && pick !== usual.picks[key]) query.set(key, pick)
  }
  const words = query.toString()
  return words && `?${words}`
}

/** A whole number from 1 to the most, or undefined. */
function count(words: string | null, most: number): number | undefined {
  if (words === null || !/^\d{1,3}$/.test(words)) return undefined
  const number = Number(words)
  return number >= 1 && number <= most ? number : undefined
}
