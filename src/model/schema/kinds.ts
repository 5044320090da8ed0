import type { z } from "zod"
import { article } from "./kinds/article"
import { caseStudy } from "./kinds/case-study"
import { estimatePage } from "./kinds/estimate"
import { ledgerClaim } from "./kinds/ledger-claim"
import * as lists from "./kinds/lists"
import { madePage } from "./kinds/made"
import * as pages from "./kinds/pages"
import { project } from "./kinds/project"
import { resume } from "./kinds/resume"
import { site } from "./kinds/site"
import { state } from "./kinds/state"
import { textPage } from "./kinds/text-page"

/** One kind of content: where its files are, and what they contain. */
export type Kind = {
  /** The GraphQL type's name. */
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
  /** The path of an entry's page, from its slug; missing if it makes none. */
  path?: (slug: string) => string
}

/** A kind with one file. */
export const single = (name: string, place: string, about: string, schema: z.ZodObject): Kind => ({
  name,
  about,
  place,
  files: new RegExp(`^${place.replace(".", "\\.")}$`),
  schema,
})

/** Every kind of content of the site. */
export const kinds: Kind[] = [
  single("SiteSettings", "site.json", "The owner, the site's address, the header and the footer.", site),
  single(
    "Resume",
    "resume.json",
    "The owner's resume in the JSON Resume schema. Without the file there is no resume page.",
    resume,
  ),
  single("HomePage", "pages/home.json", "The home page.", pages.homePage),
  single("AboutPage", "pages/about.json", "The about page.", pages.aboutPage),
  single("WorkPage", "pages/work.json", "The work list's page.", pages.workPage),
  single("SkillsPage", "pages/skills.json", "The skills page.", pages.skillsPage),
  single("ContactPage", "pages/contact.json", "The contact page.", pages.contactPage),
  single("ResumePage", "pages/resume.json", "The resume's page.", pages.resumePage),
  single(
    "AccessibilityPage",
    "pages/accessibility.json",
    "The accessibility statement. Without this file there is no such page.",
    pages.accessibilityPage,
  ),
  single("ProofPage", "pages/proof.json", "The page of the evidence ledger.", pages.proofPage),
  single("BookingPage", "pages/booking.json", "The booking page.", pages.bookingPage),
  single("PricingPage", "pages/pricing.json", "The pricing page.", pages.pricingPage),
  single("EstimatePage", "pages/estimate.json", "The page with the price of a client's site.", estimatePage),
  single("MadePage", "pages/made.json", "The page that shows developers how the site is made.", madePage),
  single("PaymentPage", "pages/payment.json", "The payment page.", pages.paymentPage),
  single("BlogsPage", "pages/blogs.json", "The page of all articles.", pages.blogsPage),
  single("NotFoundPage", "pages/not-found.json", "The page for an unknown address.", pages.notFoundPage),
  single("StatePages", "pages/states.json", "What all state pages share.", pages.statePages),
  single("FaqList", "lists/faq.json", "Frequently asked questions.", lists.faqList),
  single("TestimonialList", "lists/testimonials.json", "What clients say.", lists.testimonialList),
  single("SkillList", "lists/skills.json", "The technologies, in groups.", lists.skillList),
  single("PlanList", "lists/plans.json", "The pricing plans.", lists.planList),
  single("CurrencyList", "lists/currencies.json", "The currencies one can pay in.", lists.currencyList),
  single("EducationList", "lists/education.json", "Education and experience.", lists.educationList),
  single("CommitmentList", "lists/commitments.json", "The promise section's cards.", lists.commitmentList),
  single("RoleList", "lists/roles.json", "What the owner can be hired as.", lists.roleList),
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
    name: "TextPage",
    about: "A page that is mostly text. It needs a file of the same name in src/pages/.",
    place: "pages/<slug>.mdx",
    files: /^pages\/([^/]+)\.mdx$/,
    schema: textPage,
    hasBody: true,
  },
]

/** A content file's kind and slug, from its path below `content/`. */
export function kindOf(relativePath: string): { kind: Kind; slug: string | undefined } | undefined {
  for (const kind of kinds) {
    const match = kind.files.exec(relativePath)
    if (match) return { kind, slug: match[1] }
  }
  return undefined
}
