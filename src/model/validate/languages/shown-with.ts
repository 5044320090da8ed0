/** Content types whose words stand on a page besides those of its own file, by the page's template. */
const shown: Readonly<Record<string, readonly string[]>> = {
  index: ["CommitmentList", "SkillList", "RoleList"],
  contact: ["TestimonialList"],
  estimate: ["PlanList"],
  payment: ["CurrencyList"],
  pricing: ["PlanList", "EstimatePage", "FaqList"],
  terms: ["PricingPage", "PlanList", "EstimatePage"],
  resume: ["Resume", "SkillList", "JobMatch"],
  skills: ["SkillList"],
  made: ["HearThisPage"],
  about: ["EducationList"],
  "state-landing": ["StatePages", "TestimonialList"],
}

/**
 * The types whose words a page shows. Every page has the settings' header and footer.
 * @param data the page's own file, of which one part has the contact form's words: a sketch.
 */
export const shownWith = (template: string, data: unknown): readonly string[] => [
  "SiteSettings",
  ...(shown[template] ?? []),
  ...(Object(data).sketch === undefined ? [] : ["ContactPage"]),
]
