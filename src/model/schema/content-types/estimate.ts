import { z } from "zod"
import { dayKey } from "../../../estimate/dated"
import en from "../../../words/en.json"
import { action, formerPaths, intro, seo, text, textOf, verbatim, wholeNumber } from "../fields"

const amount = wholeNumber.min(0)
const days = wholeNumber.min(0)

/** The name of a question or an answer in the address of an estimate. */
const key = z
  .string()
  .max(12)
  .regex(/^[a-z]+$/, "must be lower-case letters alone, at most 12: it is a part of addresses")
  .meta({ key: true })

/** Names in the address that no choice can have. */
const takenKeys = ["pages", "languages", dayKey]

const inOrder = ({ low, high }: { low: number; high: number }) => low <= high
const order = { path: ["high"], message: "must not be below low" }

/** A line of the itemized price, beyond the plan's. It adds to the price, and takes nothing off. */
const line = z
  .strictObject({
    label: textOf({ most: 60 }).describe("What it is for; {count} stands for how many."),
    low: amount.describe("The least that it costs, in the site's currency."),
    high: amount.describe("The most that it costs."),
    each: textOf({ most: 60 })
      .optional()
      .describe(
        "What one of it is called among the extras of /pricing/ and /terms/. Left out, it is the label with 1.",
      ),
  })
  .refine(inOrder, order)
  .meta({ type: "EstimateLine", about: "A line of an estimate, with its price from low to high." })

const span = z
  .strictObject({
    low: wholeNumber.min(1).describe("The fewest working days."),
    high: wholeNumber.min(1).describe("The most."),
  })
  .refine(inOrder, order)
  .meta({ type: "WorkingDays", about: "Working days, from low to high." })

const option = z
  .strictObject({
    key: key.describe("Its name in the address of an estimate."),
    label: textOf({ most: 60 }).describe("The answer."),
    plan: verbatim
      .meta({ role: "plan" })
      .optional()
      .describe("The name of the smallest plan that has it. If left out, every plan has it."),
    line: line.optional().describe("What it costs on top of the plan. If left out, nothing."),
    days: days.optional().describe("The working days that it takes on top."),
    within: wholeNumber
      .min(1)
      .optional()
      .describe("For a deadline: the site has to be there within so many days from today."),
    included: z.array(text).min(1).optional().describe("What the price then includes."),
    excluded: z.array(text).min(1).optional().describe("What it then does not include."),
  })
  .meta({ type: "EstimateOption", about: "An answer, and what follows from it." })

const choice = z
  .strictObject({
    key: key.describe("Its name in the address of an estimate."),
    question: textOf({ most: 80 }).describe("The question."),
    hint: textOf({ most: 140 }).optional().describe("A sentence of help below it."),
    options: z.array(option).min(2).max(5).describe("The answers. The first one is chosen at first."),
  })
  .refine(({ options }) => new Set(options.map((each) => each.key)).size === options.length, {
    path: ["options"],
    message: "must have different keys",
  })
  .meta({ type: "EstimateChoice", about: "A question with a few answers." })

const pages = z
  .strictObject({
    question: textOf({ most: 80 }).describe("The question."),
    hint: textOf({ most: 140 }).optional().describe("A sentence of help below it."),
    usual: wholeNumber.min(1).describe("The number at first."),
    most: wholeNumber.min(1).max(200).describe("The largest number that can be answered."),
    line: line.describe("What a page costs that is above the limit of the largest plan."),
  })
  .refine(({ usual, most }) => usual <= most, { path: ["usual"], message: "must not be above most" })
  .meta({ type: "EstimatePages", about: "The question for the number of pages." })

const languages = z
  .strictObject({
    question: textOf({ most: 80 }).describe("The question."),
    hint: textOf({ most: 140 }).optional().describe("A sentence of help below it."),
    most: wholeNumber.min(2).max(20).describe("The largest number that can be answered."),
    line: line.describe("What each page costs in each further language."),
    days: days.describe("The working days that each further language takes."),
  })
  .meta({ type: "EstimateLanguages", about: "The question for the number of languages." })

const timing = z
  .strictObject({
    start: days.describe("The working days until work can begin."),
    basic: span.describe("How long a site on the first plan takes, without anything on top."),
    complex: span.describe(
      "How long a complex site takes: the fewest days of one on the largest plan, and the most of any.",
    ),
    page: days.describe("The working days for each page above the first plan's limit."),
    margin: days.describe(
      "The working days between the first and the last day named, for a complex site. For others they are fewer.",
    ),
  })
  .meta({ type: "EstimateTiming", about: "How long a site takes." })

const words = z
  .strictObject({
    title: textOf({ most: 40 }).describe("The sheet's title."),
    start: text.describe("The words beside the plan's price."),
    total: text.describe("The words beside the total."),
    pages: text.describe("How the pages are put; {count} and {limit} stand for the figures."),
    days: text.describe("How long it takes; {low} and {high} stand for the figures."),
    exactDays: text.describe("How long it takes where both figures are the same, {low}."),
    dated: text.describe("The words beside the day of the estimate."),
    launch: text.describe("The words beside the earliest date."),
    validity: text.describe("The words beside how long the estimate holds."),
    validDays: text.describe("How long it holds; {days} stands for the figure."),
    fits: text.describe("What is said where the deadline can be met."),
    late: text.describe("What is said where it cannot."),
    included: text.describe("The heading above what is included."),
    excluded: text.describe("The heading above what is not."),
    send: textOf({ most: 40 }).describe("The button that takes the estimate to the contact form."),
    book: action.optional().describe("The button that takes it to the calendar."),
    yours: action
      .optional()
      .describe("The link to the accounts that such a site needs. It takes the answers along."),
    write: action.describe("The button to the contact form, where there is no script."),
    without: text.describe("The sentence above the plans, where there is no script."),
    message: text.describe("The first line of the message; {date} stands for the day."),
  })
  .meta({ type: "EstimateWords", about: "The words of the sheet with the price." })

const sentence = (usual: string) => text.optional().describe(`Left out, it is: ${usual}`)

const sentences = z
  .strictObject({
    deposit: sentence(`${en.sentences.deposit}. It names what is due at first.`),
    depends: sentence(en.sentences.depends),
    until: sentence(`${en.sentences.until}. It follows how long the estimate holds, {days}.`),
    beyond: sentence(`${en.sentences.beyond}. It stands where the plan has too few pages.`),
    unlimited: sentence(`${en.sentences.unlimited}. It stands where the plan has no limit.`),
    number: sentence(`${en.sentences.number} It stands below a number that cannot be answered.`),
    unknown: sentence(`${en.sentences.unknown} It tells which parts of an address are no answers.`),
    expired: sentence(en.sentences.expired),
    extras: sentence(
      `${en.sentences.extras}. It is the heading above the prices of extras, on /pricing/ and /terms/.`,
    ),
  })
  .meta({ type: "EstimateSentences", about: "Sentences of the estimate. Each has a usual one." })

/** The page that tells a client the price of their site. Its amounts start from the plans and never go below them. */
export const estimatePage = z
  .strictObject({
    seo: seo.describe("What search engines and link previews show."),
    formerPaths,
    intro: intro.describe("The top of the page."),
    pages: pages.describe("How many pages."),
    languages: languages.describe("How many languages."),
    choices: z.array(choice).min(1).max(8).describe("The other questions, in order."),
    timing: timing.describe("How long a site takes."),
    validDays: wholeNumber.min(1).describe("For how many days an estimate holds."),
    excluded: z.array(text).describe("What no price includes."),
    deposit: wholeNumber
      .min(1)
      .max(100)
      .optional()
      .describe("The part of the price that is due at first, in percent. Left out, no sheet names one."),
    words: words.describe("The words of the sheet."),
    sentences: sentences.optional().describe("Further sentences. Left out, they are English."),
  })
  .refine(
    ({ choices }) =>
      new Set([...takenKeys, ...choices.map((each) => each.key)]).size === choices.length + takenKeys.length,
    { path: ["choices"], message: `must have different keys, none of them ${takenKeys.join(", ")}` },
  )
