import { z } from "zod"
import {
  action,
  drawing,
  heading,
  hexColor,
  point,
  projectFolder,
  properName,
  sample,
  text,
  textOf,
  webAddress,
  wholeNumber,
  verbatim,
  year,
} from "../fields"

export const faqList = heading.extend({
  items: z
    .array(
      z
        .strictObject({
          question: text.describe("The question."),
          answer: text.describe("The answer."),
          action: action.optional().describe("A link below the answer."),
        })
        .meta({ type: "FaqItem", about: "A question and its answer." }),
    )
    .describe("The questions, in order."),
})

export const testimonialList = heading.extend({
  items: z
    .array(
      z
        .strictObject({
          name: properName.describe("The client's name."),
          mentions: text.describe("The client's profession."),
          review: textOf({ most: 320 }).describe("The client's words."),
          image: drawing.describe("The client's mark."),
          color: hexColor.describe("The mark's color."),
          sample: sample.describe(
            "True while this is sample content: visitors see the word Sample on it. Take it out once a client has said it.",
          ),
        })
        .meta({ type: "Testimonial", about: "What a client says." }),
    )
    .describe("The reviews, in order. Where there is none, the section is left out."),
})

const synonyms = z
  .array(verbatim)
  .optional()
  .describe(
    "Other names by which job ads call it. Those of its term in lists/job-match.json are found already.",
  )
const since = year.optional().describe("The year since which you work with it, such as 2022.")
const evidence = z
  .array(action)
  .min(1)
  .optional()
  .describe(
    "Where it can be seen: a section of a case study (/work/zync/#reliability), an article, or a commit (https://github.com/…/commit/…).",
  )

export const skillList = z.strictObject({
  groups: z
    .array(
      z
        .strictObject({
          name: text.describe("The group's name."),
          text: text.optional().describe("What the group is used for."),
          items: z
            .array(
              z
                .strictObject({
                  name: properName.describe("The technology's name."),
                  image: drawing.describe("Its logo."),
                  why: textOf({ most: 90 }).optional().describe("Why you work with it, in a sentence."),
                  project: projectFolder.optional().describe("The folder of a project that proves it."),
                  allBut: z
                    .array(projectFolder)
                    .optional()
                    .describe(
                      "Set where every project uses it, whether or not its stack names it: the folders of those that do not. The skills page shows how many do.",
                    ),
                  synonyms,
                  since,
                  evidence,
                  shape: z
                    .enum(["wide", "tall"])
                    .optional()
                    .describe("Set where the logo is far from square."),
                })
                .meta({ type: "Skill", about: "A technology." }),
            )
            .min(1)
            .describe("The technologies, in order."),
        })
        .meta({ type: "SkillGroup", about: "A group of technologies." }),
    )
    .describe("The groups, in order. Without any there is no skills page."),
  others: z
    .array(
      z
        .strictObject({
          name: verbatim.describe("What it is called."),
          synonyms,
          project: projectFolder.optional().describe("The folder of a project that proves it."),
          since,
          evidence,
        })
        .meta({ type: "OtherSkill", about: "What you know besides." }),
    )
    .optional()
    .describe(
      "What you know besides, such as accessibility: no page lists it, but the resume page finds it in a job ad.",
    ),
})

export const planList = z.strictObject({
  included: z.array(text).min(1).describe("What every plan includes."),
  extras: z.array(text).describe("What some plans include on top."),
  words: z
    .strictObject({
      pages: text.optional().describe("Left out, it is: Up to {pages} pages."),
      keywords: text.optional().describe("Left out, it is: {keywords} on-page SEO keywords."),
    })
    .meta({ type: "PlanLimitTexts", about: "How a plan's limits are put into words." })
    .optional()
    .describe("How a plan's limits are put into words; {pages} and {keywords} stand for its figures."),
  items: z
    .array(
      z
        .strictObject({
          name: properName.describe("The plan's name."),
          price: wholeNumber.positive().describe("The one-time price, in the site's currency."),
          audience: text.describe("For whom it is."),
          saving: text.describe("What it saves against an agency."),
          popular: z.boolean().optional().describe("True for the plan most clients take."),
          pages: wholeNumber.positive().optional().describe("Up to so many pages."),
          keywords: wholeNumber.positive().optional().describe("So many on-page search keywords."),
          extras: z.boolean().optional().describe("True where the extras are included."),
          adds: z.array(text).min(1).optional().describe("What this plan alone has on top."),
        })
        .meta({ type: "Plan", about: "A pricing plan." }),
    )
    .describe("The plans, cheapest first. Without any there is no pricing page, and no page has prices."),
})

export const currencyList = z.strictObject({
  items: z
    .array(
      z
        .strictObject({
          code: z
            .string()
            .regex(/^[A-Z]{3}$/, "must be a three-letter code")
            .meta({ key: true })
            .describe("The currency's code."),
          title: text.describe("The currency's name."),
          desc: text.describe("For whom it is."),
          image: drawing.describe("The currency's sign."),
          name: text.describe("The words on the button."),
          link: webAddress.describe("The payment provider's page for this currency."),
          color: hexColor.describe("The card's color."),
          text: hexColor.describe("Text upon that color."),
          sample,
        })
        .meta({ type: "Currency", about: "A currency and where to pay in it." }),
    )
    .describe("The currencies, in order. Without any there is no payment page."),
})

export const educationList = heading.extend({
  items: z
    .array(
      z
        .strictObject({
          name: text.describe("The degree or course."),
          org: properName.describe("Where."),
          date: text.optional().describe("From when to when."),
          grade: text.optional().describe("The grade."),
          desc: text.optional().describe("What was learned."),
          img: drawing.describe("The institution's mark."),
        })
        .meta({ type: "EducationItem", about: "A degree, course or post." }),
    )
    .describe("The entries, newest first."),
  sample,
})

export const commitmentList = heading.extend({
  items: z
    .array(
      z
        .strictObject({
          image: drawing.describe("The card's drawing."),
          title: text.describe("The promise."),
          desc: text.describe("What it means in practice."),
        })
        .meta({ type: "Commitment", about: "A promise to clients." }),
    )
    .describe("The cards, in order."),
})

export const roleList = heading.extend({
  items: z
    .array(
      point
        .extend({ image: drawing.describe("The role's drawing.") })
        .meta({ type: "Role", about: "A role." }),
    )
    .describe("The roles, in order."),
})
