import { parseAnswers, serializeAnswers, unknownParts } from "../estimate/search-params"
import { datedIn } from "../estimate/dated"
import { type Day, today } from "../calendar/dates"
import type { RulesBeforeHydration } from "../estimate/rules-before-hydration"
import { estimate } from "../estimate/estimate"
import { savedEstimate } from "../estimate/saved-estimate"
import { spanWords } from "../estimate/pattern-formatters"
import { queryOf } from "../estimate/query-of"
import { workingDays } from "../estimate/quote-words"
import type { Answers } from "../estimate/rules"

/**
 * The script in the head of the estimate alone. The HTML has the price for no answers, and the page's scripts come late.
 * - It brings back the estimate that is kept on the device, if the address has none.
 * - It hides the HTML's price if the address has answers (`data-asked`), until it has set the answers and their price.
 *   The rest of the sheet stays hidden until the page's scripts fill it in. They then take the rules out of the form.
 * - It follows the answers that are given meanwhile.
 */
const { dataset } = document.documentElement
const kept = location.search === "" ? savedEstimate() : ""
if (kept) history.replaceState(history.state, "", kept + location.hash)
if (location.search) dataset.asked = ""

document.addEventListener("DOMContentLoaded", () => {
  const form = document.querySelector<HTMLFormElement>("form[data-rules]")
  const text = form?.dataset.rules
  if (!form || !text) return
  const { rules, formats, words }: RulesBeforeHydration = JSON.parse(text)
  const now = today()

  const show = (answers: Answers, dated: Day) => {
    const { plan, total, days } = estimate(rules, answers)
    const said = [plan.name, spanWords(total, formats), workingDays(days, words)]
    for (const [index, part] of [...(form.querySelector("output")?.children ?? [])].entries())
      part.textContent = said[index] ?? part.textContent
    form.querySelector("output")?.style.setProperty("--letters", String(said[1]?.length))
    for (const link of form.querySelectorAll<HTMLAnchorElement>(process.env.BOOKING_LINKS ?? ""))
      link.search = serializeAnswers(answers, rules, dated)
    dataset.asked = "sum"
  }

  form.addEventListener("input", () => {
    if (form.dataset.rules && form.checkValidity()) show(parseAnswers(queryOf(form), rules), now)
  })

  if (!location.search) return
  const answers = parseAnswers(location.search, rules)
  const given = { pages: String(answers.pages), languages: String(answers.languages), ...answers.picks }
  for (const [name, value] of Object.entries(given)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof RadioNodeList) field.value = value
  }
  // What is no answer is told first, by the page's scripts.
  if (unknownParts(location.search, rules, now).length === 0)
    show(answers, datedIn(location.search, now) ?? now)
})
