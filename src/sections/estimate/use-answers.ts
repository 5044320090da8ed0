import { type RefObject, useEffectEvent, useLayoutEffect } from "react"
import { answersIn, searchOf } from "../../estimate/address"
import type { Answers, Rules } from "../../estimate/rules"
import { setSearch, useSearch } from "../../hooks/use-search"

/**
 * Returns the visitor's answers, which the address holds, and a setter. The address changes in place, so that the way
 * back leads out of the page and not through every answer.
 * @param form the questions. Answers given before the page's scripts ran are taken from it.
 */
export function useAnswers(
  rules: Rules,
  form: RefObject<HTMLFormElement | null>,
): [answers: Answers, search: string, answer: (answers: Answers) => void] {
  const answers = answersIn(useSearch(), rules)
  const answer = (next: Answers) => setSearch(searchOf(next, rules))

  const takeOver = useEffectEvent(() => {
    const early = form.current ? searchOf(answersIn(queryOf(form.current), rules), rules) : ""
    if (early === "") return
    const query = new URLSearchParams(window.location.search)
    for (const [name, value] of new URLSearchParams(early)) query.set(name, value)
    answer(answersIn(query.toString(), rules))
  })
  useLayoutEffect(() => takeOver(), [])

  return [answers, searchOf(answers, rules), answer]
}

function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === "string") query.set(name, value)
  return query.toString()
}
