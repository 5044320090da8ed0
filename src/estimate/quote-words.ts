import { fillIn } from "../text/fill-in"
import type { Day } from "../calendar/dates"
import type { Estimate } from "./estimate"
import { type LocalePatterns, dayWords, spanWords } from "./pattern-formatters"
import { type Answers, type Rules, type Span, pickedOptions } from "./rules"
import type { Sentences } from "./sentences"
import type { Timeline } from "./timeline"

type Words = Readonly<
  Record<"message" | "total" | "days" | "exactDays" | "launch" | "dated" | "validity" | "validDays", string>
>

type Asked = Rules & {
  readonly pages: { readonly question: string }
  readonly languages: { readonly question: string }
}

type Said = Pick<Sentences, "deposit" | "depends" | "until">

type Fact = { readonly name: string; readonly value: string }

type Dated = {
  readonly words: Pick<Words, "launch" | "dated" | "validity" | "validDays">
  readonly said: Said
  readonly formats: LocalePatterns
  readonly validDays: number
  readonly dated: Day
  readonly times: Timeline
}

type Quote = Dated & {
  readonly rules: Asked
  readonly answers: Answers
  readonly result: Estimate
  readonly words: Words
  readonly address: string
}

/** How many working days it takes, in words. */
export const workingDays = ({ low, high }: Span, words: Pick<Words, "days" | "exactDays">) =>
  fillIn(low === high ? words.exactDays : words.days, { low: String(low), high: String(high) })

/** For how many days an estimate holds, in words. */
export const validity = (validDays: number, words: Pick<Words, "validDays">) =>
  fillIn(words.validDays, { days: String(validDays) })

/** The days of a quote in words: when the site can be live, when the quote was made, how long it holds. */
export function datedFacts({ words, said, formats, validDays, dated, times }: Dated): Fact[] {
  const until = { days: validity(validDays, words), day: dayWords(dated + validDays, formats) }
  return [
    { name: words.launch, value: dayWords(times.launch, formats) },
    { name: words.dated, value: dayWords(dated, formats) },
    { name: words.validity, value: fillIn(said.until, until) },
  ]
}

/** What the first day of the launch depends on, in words. */
export const dependsOn = (times: Timeline, said: Said, formats: LocalePatterns) =>
  fillIn(said.depends, { day: dayWords(times.ready, formats) })

export function answerFacts(rules: Asked, answers: Answers): Fact[] {
  const options = pickedOptions(rules, answers)
  return [
    { name: rules.pages.question, value: String(answers.pages) },
    { name: rules.languages.question, value: String(answers.languages) },
    ...rules.choices.map(({ question }, index) => ({ name: question, value: options[index]?.label ?? "" })),
  ]
}

/** The deposit in words, if there is one. */
export function depositFact(
  { deposit }: Estimate,
  percent: number | null,
  said: Said,
  formats: LocalePatterns,
): Fact[] {
  if (!deposit || percent === null) return []
  return [{ name: fillIn(said.deposit, { percent: String(percent) }), value: spanWords(deposit, formats) }]
}

export function quoteWords(quote: Quote): string {
  const { rules, answers, result, words, said, formats } = quote
  return [
    fillIn(words.message, { date: dayWords(quote.dated, formats) }),
    "",
    ...answerFacts(rules, answers).map(({ name, value }) => `${name} ${value}`),
    "",
    ...result.lines.map(({ label, ...span }) => `${label}: ${spanWords(span, formats)}`),
    `${words.total}: ${spanWords(result.total, formats)}`,
    ...depositFact(result, rules.deposit, said, formats).map(asLine),
    "",
    workingDays(result.days, words),
    ...datedFacts(quote).map(asLine),
    dependsOn(quote.times, said, formats),
    quote.address,
  ].join("\n")
}

const asLine = ({ name, value }: Fact) => `${name}: ${value}`
