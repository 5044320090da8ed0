import { z } from "zod"
import { sample, text, textOf, verbatim } from "../fields"

const title = textOf({ most: 40 })
const phrases = z.array(verbatim)

const term = z
  .strictObject({
    name: verbatim.describe("What it is called."),
    synonyms: phrases
      .optional()
      .describe(
        "Other ways to write it. Plurals, and gaps closed or with a hyphen, are found by themselves: front end, front-end, frontend.",
      ),
    exact: z
      .boolean()
      .optional()
      .describe(
        "True where the capital letters of its name count: Go, and not go. Synonyms are found in either.",
      ),
    except: phrases.optional().describe("Phrases in which the word means something else: go to market."),
  })
  .meta({ type: "JobTerm", about: "A term that job ads name." })

const topic = z
  .strictObject({
    name: title.describe("What it is about, in a word or two."),
    phrases: phrases
      .min(1)
      .describe("Words by which an ad speaks of it, in every language in which ads come."),
    money: z.boolean().optional().describe("True where an amount of money speaks of it, too."),
    fact: z
      .enum(["start", "place", "authorization", "languages"])
      .optional()
      .describe(
        "What of the resume stands beside the ad's words: start, place and authorization are those that you look for, languages those that you speak.",
      ),
    answer: text.optional().describe("The same in your own words. It stands in place of the fact."),
    question: text.describe("What to ask in the interview where the ad says nothing of it."),
  })
  .meta({ type: "JobTopic", about: "What a job ad should say." })

const years = z
  .strictObject({
    had: text.optional().describe("What you have, beside years that the ad asks of no skill in particular."),
    units: phrases.min(1).describe("The words for years."),
    numbers: phrases
      .min(1)
      .describe("Numbers in words, from one on. Several for one number are divided by slashes: one/uno/un."),
    to: phrases.describe("The words between two numbers: to, as in three to five years."),
    near: phrases
      .min(1)
      .describe("Years count only if the sentence has one of these words, or a term: experience."),
  })
  .meta({ type: "JobYears", about: "How years of experience are found in a job ad." })

const words = z
  .strictObject({
    shown: title.describe("Above what the ad names and this site proves."),
    known: title.describe("Above what it names and you know, without proof here."),
    unknown: title.describe("Above what it names and you do not list."),
    asked: title.describe("Above what the ad says of years and of the topics."),
    ad: title.describe("Above the ad's words."),
    here: title.describe("Above what this site says."),
    years: title.describe("What the row with years is called."),
    silent: title.describe("Stands where the ad says nothing of a topic."),
    questions: title.describe("Above the questions about what the ad does not say."),
    none: text.describe("Said if the text has no term that is known here, as in another language."),
    unread: text.describe("Said in place of the questions if nothing of the topics was found."),
    shared: text.describe("Said above a list that came with an address, without the ad."),
    cut: text.describe("Said if the text is too long to be read whole."),
  })
  .meta({ type: "JobMatchWords", about: "The words of the comparison." })

/** What the resume page answers to a pasted job ad (src/job-match/). */
export const jobMatch = z.strictObject({
  title: title.describe("The heading."),
  text: text.describe("What it does, and that the text stays in the browser."),
  without: text.describe("Said to visitors whose browser runs no script."),
  words: words.describe("The words of the comparison."),
  years: years.describe("How years are found."),
  topics: z.array(topic).describe("What an ad should say, in the order of their rows and questions."),
  items: z
    .array(term)
    .describe(
      "What ads name, whether you know it or not: only of these can it be said that you do not. Your skills and what your projects are made with are found without it; here they have synonyms. Without any there is no comparison.",
    ),
  sample,
})
