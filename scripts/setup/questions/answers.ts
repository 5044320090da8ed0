import { existsSync } from "node:fs"
import { z } from "zod"
import { categories } from "../../../src/model/schema/content-types/project"
import {
  calendarAddress,
  country,
  currency,
  date,
  email,
  hexColor,
  language,
  nameOf,
  phone,
  properName,
  siteAddress,
  text,
  textOf,
  timeZone,
  webAddress,
  wholeNumber,
} from "../../../src/model/schema/fields"
import { hostNames } from "../../../src/model/hosts/host-names"
import { normalizePhone } from "../../../src/text/numbers/normalize-phone"
import * as asTyped from "./as-typed"
import { pairNames } from "../plan/type-pairs"

/** The pages and sections that a site may do without. One that nothing is known for is left out, whether wanted or not. */
export const parts = ["work", "skills", "resume", "education", "booking", "pricing"] as const

/** What is typed in the form of its field, where people type it in others. */
const typed = <Field extends z.ZodType<string, string>>(form: (words: string) => string, field: Field) =>
  z.string().overwrite(form).pipe(field)

const path = typed(asTyped.file, z.string().min(1))
const file = path.refine(existsSync, "is no file that is there; name one from this folder on")
const linked = typed(asTyped.address, webAddress)

const typedPhone = z
  .string()
  .overwrite(normalizePhone)
  .refine(
    (number) => phone.safeParse(number).success,
    "must be a phone number that begins with the country's code, such as +1 512 555 0142",
  )

const project = z.strictObject({
  title: nameOf({ most: 40 }).describe("Its name"),
  sentence: textOf({ most: 320 }).describe("What it is, in a sentence"),
  reason: textOf({ most: 320 }).describe("Why it was made, in a sentence"),
  address: linked.describe("Where it can be seen"),
  tags: z
    .array(nameOf({ most: 30 }))
    .min(1)
    .max(8)
    .describe("What it is made with, such as React, Node.js"),
  category: z.enum(categories).default("web-app").describe("What kind of work it is"),
  date: date.optional().describe("When it was finished, such as 2026-03-31. Left out, it is today"),
  picture: file.optional().describe("A picture of it, as a file. Left out, the card shows its name"),
  shows: text.optional().describe("What the picture shows, for those who do not see it"),
  study: z
    .boolean()
    .default(false)
    .describe("Whether it gets a case study: a page of its own, which begins as a draft"),
})

const article = z.strictObject({
  title: textOf({ most: 90 }).describe("Its title"),
  summary: textOf({ most: 220 }).describe("What a reader takes away, in a sentence or two"),
  tags: z
    .array(nameOf({ most: 30 }))
    .min(1)
    .optional()
    .describe("Its topics, such as Performance, CSS"),
})

const plan = z.strictObject({
  name: properName.describe("The plan's name"),
  price: wholeNumber.positive().describe("Its price, as a whole number"),
  audience: text.describe("For whom it is"),
  has: z.array(text).min(1).describe("What it has, such as Five pages, A map"),
})

/** All that `npm run setup` asks. Each field is a question, a flag, and a key of an answers file. */
const all = z.strictObject({
  resume: path
    .optional()
    .describe("Your resume: a JSON Resume file, or LinkedIn's export as the archive or its folder"),
  language: language
    .default("en-US")
    .describe(
      "The site's language, such as en-US. Pages and controls begin in English, German or Spanish; in any other language they are English until you translate them",
    ),
  name: nameOf({ most: 70 }).describe("Your full name"),
  jobTitle: textOf({ most: 80 }).describe("What you are, such as Full-stack web developer"),
  email: email.describe("Where clients write to"),
  phone: typedPhone
    .optional()
    .describe("A phone number that you answer, such as +1 512 555 0142. Left out, there is none"),
  country: country.optional().describe("Your country by its code, such as DE"),
  location: nameOf({ most: 80 }).describe("Where you work: city and region"),
  timeZone: timeZone.describe("Your time zone, such as America/Chicago"),
  does: typed(asTyped.sentence, textOf({ least: 10, most: 160 })).describe("What you do, in one sentence"),
  makes: z
    .array(textOf({ most: 12 }))
    .min(2)
    .max(6)
    .optional()
    .describe("What you make, in two to six words that follow “I make”, each of up to 12 letters"),
  since: date.optional().describe("Your first day of paid work as a developer, such as 2021-02-01"),
  profiles: z.array(linked).optional().describe("Your pages on other sites, such as https://github.com/ada"),
  host: z.enum(hostNames).default("netlify").describe("Where the site is published"),
  url: typed(asTyped.siteAddress, siteAddress).describe("The site's address, such as https://ada.dev"),
  pages: z
    .array(z.enum(parts))
    .default([...parts])
    .describe("The pages and sections that you want"),
  skills: z.array(properName).optional().describe("What you work with, such as React, Node.js"),
  projects: z.array(project).default([]).describe("Your projects"),
  articles: z
    .array(article)
    .optional()
    .describe("Articles that you want to write, each of which begins as a draft"),
  calendar: typed(asTyped.address, calendarAddress)
    .optional()
    .describe("Your calendar at Calendly, for calls"),
  plans: z.array(plan).optional().describe("Your plans with their prices"),
  currency: currency.optional().describe("The currency of the prices, such as EUR. Left out, it is USD"),
  included: z.array(text).min(1).optional().describe("What every plan includes"),
  payment: text.optional().describe("How it is paid, in a sentence"),
  color: typed(asTyped.color, hexColor)
    .optional()
    .describe(
      "The site's one color, such as rebeccapurple, or # and six digits. Left out, it is the one of now",
    ),
  type: z
    .enum(pairNames)
    .optional()
    .describe("The fonts of titles and text. Left out, they are those of now"),
  portrait: file.optional().describe("Your portrait, as a file. Left out, it is your initials"),
  logo: file.optional().describe("Your logo, as an SVG file. Left out, it is your initial"),
  form: z
    .array(z.string().min(1))
    .length(3)
    .optional()
    .describe(
      "The ids of your EmailJS account: public key, service, template. Left out, the contact page shows your address alone",
    ),
  answerDays: wholeNumber
    .min(1)
    .max(30)
    .optional()
    .describe("In how many working days you answer at the latest. The form promises it to those who write"),
})

/** The same, where no answer is promised that nobody gave. */
export const answers = all.refine(({ form, answerDays }) => form === undefined || answerDays !== undefined, {
  path: ["answerDays"],
  message: "is missing",
})

export type Answers = z.infer<typeof answers>
export type Key = keyof Answers

/** What a question asks: its field without what makes it optional. */
export function fieldOf(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  return isWrapped ? fieldOf(schema.unwrap()) : schema
}

/** The words of a question. */
export const aboutOf = (schema: z.core.$ZodType) => z.globalRegistry.get(schema)?.description ?? ""
