import { z } from "zod"
import { email, partialDate, properName, sample, text, textOf, verbatim, webAddress } from "../fields"

/**
 * All of the JSON Resume schema, 1.0.0 (https://jsonresume.org/schema), for owners to paste. Additions, which it
 * allows: `seeking`, a project's `project`, `sample`.
 */

/** A field of JSON Resume that the site does not show. `npm run content:check` says so. */
const unshown = <Field extends z.ZodType>(field: Field) =>
  field.optional().meta({ unshown: true }).describe("Part of JSON Resume. The site does not show it.")

const start = partialDate
  .optional()
  .describe("From when: 2025, 2025-06 or 2025-06-02. Left out, the entry stands without it.")
const end = partialDate.optional().describe("Until when. Left out, it still goes on.")
const summary = text.optional().describe("What it was about, in one or two sentences.")
const highlights = z.array(text).optional().describe("What came of it, a line each.")
const url = (what: string) => webAddress.optional().describe(`${what}'s own page.`)

const basics = z
  .strictObject({
    name: properName.optional().describe("Full name. Left out, it is the owner's in site.json."),
    label: text.optional().describe("What you are. Left out, it is the owner's jobTitle in site.json."),
    email: email.optional().describe("Left out, it is the owner's in site.json."),
    url: webAddress.optional().describe("Left out, it is the site's own address."),
    summary: textOf({ most: 600 }).describe("Who you are, in two or three sentences."),
    image: unshown(text),
    phone: unshown(text),
    location: z
      .strictObject({
        city: properName.optional().describe("The city."),
        region: properName.optional().describe("The state or region."),
        countryCode: verbatim.optional().describe("The country by its code, such as US."),
        address: unshown(text),
        postalCode: unshown(text),
      })
      .meta({ type: "ResumeLocation", about: "Where the owner lives." })
      .optional()
      .describe("Where you live. Left out, it is the owner's location in site.json."),
    profiles: z
      .array(
        z
          .strictObject({
            network: properName.describe("The network's name."),
            username: verbatim.optional().describe("Your name there."),
            url: webAddress.describe("Your page there."),
          })
          .meta({ type: "ResumeProfile", about: "The owner's page on another site." }),
      )
      .optional()
      .describe("Your pages on other sites. Left out, they are those of site.json."),
  })
  .meta({ type: "ResumeBasics", about: "Who the resume is about." })

const seeking = z
  .strictObject({
    role: text.describe("The role, such as Full-stack or front-end developer."),
    place: text.describe("Remote, or where."),
    authorization: text.optional().describe("Where you may work, and whether you need a visa."),
  })
  .meta({ type: "ResumeSeeking", about: "What the owner looks for." })

const work = z
  .strictObject({
    name: properName.describe("The company, or your own business."),
    position: text.describe("Your role."),
    url: url("The company"),
    location: text.optional().describe("Where."),
    description: unshown(text),
    startDate: start,
    endDate: end,
    summary,
    highlights,
  })
  .meta({ type: "ResumeWork", about: "A post." })

const volunteer = z
  .strictObject({
    organization: properName.describe("For whom."),
    position: text.describe("Your role."),
    url: url("The organization"),
    startDate: start,
    endDate: end,
    summary,
    highlights,
  })
  .meta({ type: "ResumeVolunteer", about: "Unpaid work." })

const project = z
  .strictObject({
    project: verbatim
      .optional()
      .describe(
        "Its folder in content/projects/: name and description come from there, and it links to the case study.",
      ),
    name: properName.optional().describe("Its name. Left out, it is that of the folder's project."),
    description: text.optional().describe("What it is. Left out, it is that of the folder's project."),
    url: url("The project"),
    startDate: start,
    endDate: end,
    highlights,
    keywords: z
      .array(properName)
      .optional()
      .describe("Its technologies. Left out, they are the tags of the folder's project."),
    roles: unshown(z.array(text)),
    entity: unshown(text),
    type: unshown(text),
  })
  .refine(({ project: folder, name }) => folder !== undefined || name !== undefined, {
    path: ["name"],
    message: `is missing: give a name, or "project", the folder of one of the site's projects`,
  })
  .meta({ type: "ResumeProject", about: "A project." })

const education = z
  .strictObject({
    institution: properName.describe("The school."),
    url: url("The school"),
    area: text.optional().describe("What was studied."),
    studyType: text.optional().describe("The degree."),
    startDate: start,
    endDate: end,
    score: text.optional().describe("The grade."),
    courses: z.array(text).optional().describe("Courses worth a word."),
  })
  .meta({ type: "ResumeEducation", about: "A degree or course." })

const skill = z
  .strictObject({
    name: text.describe("A group of skills, or a skill."),
    level: text.optional().describe("How well."),
    keywords: z.array(properName).optional().describe("The group's skills."),
  })
  .meta({ type: "ResumeSkill", about: "A group of skills." })

const certificate = z
  .strictObject({
    name: text.describe("Its name."),
    issuer: properName.optional().describe("Who gave it."),
    date: partialDate.optional().describe("When."),
    url: url("The certificate"),
  })
  .meta({ type: "ResumeCertificate", about: "A certificate." })

const award = z
  .strictObject({
    title: text.describe("Its name."),
    awarder: properName.optional().describe("Who gave it."),
    date: partialDate.optional().describe("When."),
    summary,
  })
  .meta({ type: "ResumeAward", about: "An award." })

const publication = z
  .strictObject({
    name: text.describe("Its title."),
    publisher: properName.optional().describe("Where it was published."),
    releaseDate: partialDate.optional().describe("When."),
    url: url("The text"),
    summary,
  })
  .meta({ type: "ResumePublication", about: "A publication." })

const language = z
  .strictObject({
    language: text.describe("The language."),
    fluency: text.optional().describe("How well."),
  })
  .meta({ type: "ResumeLanguage", about: "A language." })

const interest = z
  .strictObject({ name: unshown(text), keywords: unshown(z.array(text)) })
  .meta({ type: "ResumeInterest", about: "An interest." })

const reference = z
  .strictObject({ name: unshown(text), reference: unshown(text) })
  .meta({ type: "ResumeReference", about: "A reference." })

const meta = z
  .strictObject({
    canonical: unshown(text),
    version: unshown(text),
    lastModified: unshown(text),
    theme: unshown(text),
  })
  .meta({ type: "ResumeMeta", about: "Facts about a resume's file." })

/** A resume: the page /resume/, the PDF and /resume.json. */
export const resume = z.strictObject({
  basics: basics.describe("Who it is about."),
  seeking: seeking
    .optional()
    .describe(
      "What you look for. This is no part of JSON Resume. When you can start is in site.json, under availability.",
    ),
  work: z.array(work).optional().describe("Posts, newest first."),
  projects: z
    .array(project)
    .optional()
    .describe(
      "Projects. They are shown newest first, by their own dates or that of the folder's project; those without a date are last, in this order.",
    ),
  skills: z
    .array(skill)
    .optional()
    .describe("Skills in groups. Left out, they are those of lists/skills.json, with what proves them."),
  education: z.array(education).optional().describe("Degrees and courses, newest first."),
  certificates: z.array(certificate).optional().describe("Certificates."),
  volunteer: z.array(volunteer).optional().describe("Unpaid work, newest first."),
  awards: z.array(award).optional().describe("Awards."),
  publications: z.array(publication).optional().describe("Publications."),
  languages: z.array(language).optional().describe("Languages."),
  interests: unshown(z.array(interest)),
  references: unshown(z.array(reference)),
  meta: unshown(meta),
  sample,
})
