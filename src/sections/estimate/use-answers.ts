import { type RefObject, useEffectEvent, useLayoutEffect } from "react"
import { parseAnswers, isAnswer, serializeAnswers } from "../../estimate/search-params"
import { dayKey, inDigits } from "../../estimate/dated"
import { today } from "../../calendar/dates"
import { saveEstimate, savedEstimate } from "../../estimate/saved-estimate"
import { queryOf } from "../../estimate/query-of"
import type { Answers, Rules } from "../../estimate/rules"
import { setLocationSearch, useLocationSearch } from "../../hooks/use-location-search"

/**
 * Returns the visitor's answers, which the address holds with the day of the estimate, and a setter. The address changes
 * in place, so that the way back leads out of the page and not through every answer. The visitor's own answers are kept
 * on the device, and are there again where an address has none.
 * @param form the questions. Answers given before the page's scripts ran are taken from it.
 */
export function useAnswers(
  rules: Rules,
  form: RefObject<HTMLFormElement | null>,
): [answers: Answers, answer: (answers: Answers) => void] {
  const answers = parseAnswers(useLocationSearch(), rules)
  const answer = (next: Answers) => {
    const changed = serializeAnswers(next, rules, today())
    setLocationSearch(changed)
    saveEstimate(changed)
  }

  const takeOver = (fields: HTMLFormElement) => {
    const { search: given } = window.location
    // The fields have the answers of an address only if the script in the head has set them (estimate-before-hydration.ts).
    if (given !== "" && document.documentElement.dataset.asked === undefined) return
    const asked = serializeAnswers(parseAnswers(given, rules), rules)
    const query = new URLSearchParams(asked)
    for (const [name, value] of new URLSearchParams(queryOf(fields)))
      if (isAnswer(name, value, rules, today())) query.set(name, value)
    const typed = parseAnswers(query.toString(), rules)
    if (serializeAnswers(typed, rules) !== asked) answer(typed)
  }
  const begin = useEffectEvent(() => {
    if (form.current) takeOver(form.current)
    const { search: given } = window.location
    const now = today()
    if (given === "") return setLocationSearch(savedEstimate(now))
    // A reader who shares the address again shares its day.
    const isAsked = serializeAnswers(parseAnswers(given, rules), rules) !== ""
    if (isAsked && !new URLSearchParams(given).has(dayKey))
      setLocationSearch(`${given}&${dayKey}=${inDigits(now)}`)
  })
  useLayoutEffect(() => begin(), [])

  return [answers, answer]
}
