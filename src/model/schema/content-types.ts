import type { z } from "zod"
import { article } from "./content-types/article"
import { caseStudy } from "./content-types/case-study"
import { estimatePage } from "./content-types/estimate"
import { hear } from "./content-types/hear"
import { jobMatch } from "./content-types/job-match"
import { ledgerClaim } from "./content-types/ledger-claim"
import * as lists from "./content-types/lists"
import { madePage } from "./content-types/made"
import * as pages from "./content-types/pages"
import { project } from "./content-types/project"
import { resume } from "./content-types/resume"
import { site } from "./content-types/site"
import { state } from "./content-types/state"
import { textPage } from "./content-types/text-page"
import { languageWords, wordsType } from "./content-types/words"
import { yoursPage } from "./content-types/yours"
import { splitTranslation } from "./translation-name"

/** After a change of a type: `npm run schemas`, with `-- --no-migration` if content written before still fits. */
export type ContentType = {
  name: string
  /** A description of one such file, for the owner. */
  about: string
  /** Matches its files below `content/`. A capturing group is the entry's slug. */
  files: RegExp
  /** The path of its files, as shown to the owner. */
  place: string
  schema: z.ZodObject
  /** True if an MDX body follows the fields. */
  hasBody?: boolean
  path?: (slug: string) => string
}

export const singleType = (name: string, place: string, about: string, schema: z.ZodObject): ContentType => ({
  name,
  about,
  place,
  files: new RegExp(`^${place.replace(".", "\\.")}$`),
  schema,
})

export const contentTypes: ContentType[] = [
  singleType("SiteSettings", "site.json", "The owner, the site's address, the header and the footer.", site),
  singleType(
    "Resume",
    "resume.json",
    "The owner's resume in the JSON Resume schema. Without the file there is no resume page.",
    resume,
  ),
  singleType("HomePage", "pages/home.json", "The home page.", pages.homePage),
  singleType("AboutPage", "pages/about.json", "The about page.", pages.aboutPage),
  singleType("WorkPage", "pages/work.json", "The work list's page.", pages.workPage),
  singleType("SkillsPage", "pages/skills.json", "The skills page.", pages.skillsPage),
  singleType("ContactPage", "pages/contact.json", "The contact page.", pages.contactPage),
  singleType("ResumePage", "pages/resume.json", "The resume's page.", pages.resumePage),
  singleType(
    "AccessibilityPage",
    "pages/accessibility.json",
    "The accessibility statement. Without this file there is no such page.",
    pages.accessibilityPage,
  ),
  singleType("ProofPage", "pages/proof.json", "The page of the evidence ledger.", pages.proofPage),
  singleType("BookingPage", "pages/booking.json", "The booking page.", pages.bookingPage),
  singleType("PricingPage", "pages/pricing.json", "The pricing page.", pages.pricingPage),
  singleType(
    "EstimatePage",
    "pages/estimate.json",
    "The page with the price of a client's site.",
    estimatePage,
  ),
  singleType(
    "YoursPage",
    "pages/yours.json",
    "The page of all accounts that a client's site needs. Without this file there is no such page.",
    yoursPage,
  ),
  singleType("MadePage", "pages/made.json", "The page that shows developers how the site is made.", madePage),
  singleType("PaymentPage", "pages/payment.json", "The payment page.", pages.paymentPage),
  singleType("BlogsPage", "pages/blogs.json", "The page of all articles.", pages.blogsPage),
  singleType("NotFoundPage", "pages/not-found.json", "The page for an unknown address.", pages.notFoundPage),
  singleType("StatePages", "pages/states.json", "What all state pages share.", pages.statePages),
  singleType("FaqList", "lists/faq.json", "Frequently asked questions.", lists.faqList),
  singleType("TestimonialList", "lists/testimonials.json", "What clients say.", lists.testimonialList),
  singleType("SkillList", "lists/skills.json", "The technologies, in groups.", lists.skillList),
  singleType("PlanList", "lists/plans.json", "The pricing plans.", lists.planList),
  singleType("CurrencyList", "lists/currencies.json", "The currencies one can pay in.", lists.currencyList),
  singleType("EducationList", "lists/education.json", "Education and experience.", lists.educationList),
  singleType(
    "CommitmentList",
    "lists/commitments.json",
    "The promise section's cards.",
    lists.commitmentList,
  ),
  singleType("RoleList", "lists/roles.json", "What the owner can be hired as.", lists.roleList),
  singleType(
    "JobMatch",
    "lists/job-match.json",
    "What the resume page answers to a pasted job ad. Without the file it has no such part.",
    jobMatch,
  ),
  singleType(
    "HearThisPage",
    "hear.json",
    "The words of “Hear this page” in the title block. Without the file there is no such thing.",
    hear,
  ),
  {
    name: "Project",
    about: "A project: its card on the work list.",
    place: "projects/<slug>/project.json",
    files: /^projects\/([^/]+)\/project\.json$/,
    schema: project,
  },
  {
    name: "CaseStudy",
    about: "A project's case study: its own page.",
    place: "projects/<slug>/case-study.mdx",
    files: /^projects\/([^/]+)\/case-study\.mdx$/,
    schema: caseStudy,
    hasBody: true,
    path: (slug) => `/work/${slug}/`,
  },
  {
    name: "Article",
    about: "An article.",
    place: "blog/<slug>/index.mdx",
    files: /^blog\/([^/]+)\/index\.mdx$/,
    schema: article,
    hasBody: true,
    path: (slug) => `/${slug}/`,
  },
  {
    name: "LedgerClaim",
    about: "A claim of the evidence ledger: figures, and what proves them.",
    place: "claims/<slug>.json",
    files: /^claims\/([a-z\d-]+)\.json$/,
    schema: ledgerClaim,
  },
  {
    name: "State",
    about: "A state's landing page.",
    place: "states/<slug>.json",
    files: /^states\/([^/]+)\.json$/,
    schema: state,
    path: (slug) => `/web-design-${slug}/`,
  },
  {
    name: wordsType,
    about:
      "The words of the controls in a language: one that the site has no words of, or other words for one it has.",
    place: "words/<slug>.json",
    files: /^words\/([A-Za-z\d-]+)\.json$/,
    schema: languageWords,
  },
  {
    name: "TextPage",
    about: "A page that is mostly text. It needs a file of the same name in src/pages/.",
    place: "pages/<slug>.mdx",
    files: /^pages\/([^/]+)\.mdx$/,
    schema: textPage,
    hasBody: true,
  },
]

/** The types whose files have translations. The words of controls have a file for each language themselves. */
export const translatedTypes: readonly ContentType[] = contentTypes.filter(({ name }) => name !== wordsType)

type Found = { type: ContentType; slug: string | undefined }

/** A content file's type and slug, from its path below `content/`. A translation is no entry of its own. */
export const contentTypeOf = (relativePath: string): Found | undefined =>
  translationOf(relativePath) ? undefined : typeAt(relativePath)

/** A translation's type, the path of its original and its language, from its path below `content/`. */
export function translationOf(relativePath: string): (Found & { original: string; tag: string }) | undefined {
  const name = splitTranslation(relativePath)
  const found = name && typeAt(name.original)
  return found && translatedTypes.includes(found.type) ? { ...found, ...name } : undefined
}

function typeAt(relativePath: string): Found | undefined {
  for (const type of contentTypes) {
    const match = type.files.exec(relativePath)
    if (match) return { type, slug: match[1] }
  }
  return undefined
}
