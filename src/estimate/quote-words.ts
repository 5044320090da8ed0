import { fillIn } from "../text/fill-in"
import type { Day } from "./dates"
import type { Estimate } from "./estimate"
import { type LocalFormats, dayWords, spanWords } from "./local-formats"
import { type Answers, type Rules, type Span, pickedOptions } from "./rules"

/** The words of the sheet that a quote in words uses, from the content. */
type Words = Readonly<
  Record<"message" | "total" | "days" | "exactDays" | "launch" | "validity" | "validDays", string>
>

type Asked = Rules & {
  readonly pages: { readonly question: string }
  readonly languages: { readonly question: string }
}

type Quote = {
  readonly rules: Asked
  readonly answers: Answers
  readonly result: Estimate
  readonly words: Words
  readonly formats: LocalFormats
  readonly validDays: number
  /** The day of the quote, and the first day on which the site can be live. */
  readonly dated: Day
  readonly launch: Day
  /** The address of the estimate. */
  readonly address: string
}

/** How many working days it takes, in words. */
export const workingDays = ({ low, high }: Span, words: Pick<Words, "days" | "exactDays">) =>
  fillIn(low === high ? words.exactDays : words.days, { low: String(low), high: String(high) })

/** A quote as plain words, for a message. */
export function quoteWords({ rules, answers, result, words, formats, ...quote }: Quote): string {
  const options = pickedOptions(rules, answers)
  return [
    fillIn(words.message, { date: dayWords(quote.dated, formats) }),
    "",
    `${rules.pages.question} ${answers.pages}`,
    `${rules.languages.question} ${answers.languages}`,
    ...rules.choices.map(({ question }, index) => `${question} ${options[index]?.label ?? ""}`),
    "",
    ...result.lines.map(({ label, ...span }) => `${label}: ${spanWords(span, formats)}`),
    `${words.total}: ${spanWords(result.total, formats)}`,
    "",
    workingDays(result.days, words),
    `${words.launch}: ${dayWords(quote.launch, formats)}`,
    `${words.validity}: ${fillIn(words.validDays, { days: String(quote.validDays) })}`,
    quote.address,
  ].join("\n")
}
