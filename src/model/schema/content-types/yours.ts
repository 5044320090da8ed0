import { z } from "zod"
import { action, formerPaths, intro, sample, seo, text, textOf, verbatim, wholeNumber } from "../fields"

const amount = wholeNumber.min(0)

const yearlyCost = z
  .strictObject({
    low: amount.describe("The least that it costs a year, in the site's currency; 0 for nothing."),
    high: amount.describe("The most that it costs a year."),
  })
  .refine(({ low, high }) => low <= high, { path: ["high"], message: "must not be below low" })
  .meta({ type: "YearlyCost", about: "What an account costs a year, from low to high." })

const needed = z
  .strictObject({
    by: z
      .array(
        verbatim.regex(
          /^[a-z]{1,12}=[a-z\d]{1,12}$/,
          "must be an answer as the estimate's address has it, such as sells=shop or languages=2",
        ),
      )
      .min(1)
      .describe(
        "The answers of the estimate, any of which needs it, as its address has them: sells=shop. With pages and languages a number means so many or more.",
      ),
    words: textOf({ most: 60 }).describe("Whose site needs it, in words: Only with an online store."),
  })
  .meta({ type: "AccountNeed", about: "Which sites need an account." })

const account = z
  .strictObject({
    name: textOf({ most: 40 }).describe("What it is: Domain."),
    use: text.describe("What it is for, and with what kind of provider."),
    owner: text.describe("In whose name it is."),
    cost: yearlyCost.describe("What it costs a year, roughly."),
    note: text.optional().describe("What the cost depends on."),
    key: text.describe("Where the key lies: who can get in, and how."),
    needed: needed.optional().describe("Which sites need it. If left out, every site does."),
  })
  .meta({ type: "SiteAccount", about: "An account that a client's site needs." })

const step = z
  .strictObject({
    at: textOf({ most: 12 }).describe("The time of the day, or another mark: 9:00."),
    title: textOf({ most: 60 }).describe("What is done, in a few words."),
    text: text.describe("How it is done."),
  })
  .meta({ type: "HandoverStep", about: "A step of the next developer." })

const words = z
  .strictObject({
    every: textOf({ most: 60 }).describe("The words before the sum of what every site needs."),
    own: textOf({ most: 60 }).describe("The words before the sum for the answers of an estimate."),
    about: textOf({ most: 40 }).describe("How a cost is put; {cost} stands for it."),
    most: textOf({ most: 40 }).describe("How a cost is put that may be nothing; {cost} stands for the most."),
    nothing: textOf({ most: 40 }).describe("What stands for a cost of nothing."),
    sum: text.describe("From when these costs are yours, and how sure they are."),
    list: textOf({ most: 60 }).describe("The heading of the list."),
    owner: textOf({ most: 30 }).describe("The heading of the names."),
    cost: textOf({ most: 30 }).describe("The heading of the costs."),
    key: textOf({ most: 30 }).describe("The heading of the keys."),
    shown: text.describe(
      "What is said where the list is that of an estimate; {count} stands for how many accounts.",
    ),
    all: textOf({ most: 40 }).describe("The link to the list for every site."),
    print: textOf({ most: 40 }).describe("The button that prints the list, or saves it as a PDF."),
    pdf: textOf({ most: 40 }).describe(
      "The words on the link to the PDF with every account; its type and size follow.",
    ),
  })
  .meta({ type: "YoursWords", about: "The words of the list of accounts." })

/** The page that tells clients what is theirs, and how they leave. The estimate's answers make it their own. */
export const yoursPage = z.strictObject({
  seo: seo.describe("What search engines and link previews show."),
  formerPaths,
  intro: intro.describe("The top of the page."),
  accounts: z
    .array(account)
    .min(1)
    .max(30)
    .describe("The accounts, in order. Those that only some sites need are best last."),
  words: words.describe("The words of the list."),
  monday: z
    .strictObject({
      title: textOf({ most: 60 }).describe("The heading."),
      text: text.describe("One or two sentences below it."),
      steps: z.array(step).min(1).describe("The steps, in order."),
    })
    .meta({ type: "Handover", about: "How another developer takes over." })
    .describe("How another developer takes over."),
  estimate: action
    .optional()
    .describe("A link to the estimate, whose answers make the list the reader's own."),
  sample,
})
