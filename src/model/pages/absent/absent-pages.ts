import { z } from "zod"
import { fixedRoutes } from "../../../routes/routes"

/** The pages that one setting of `content/site.json` switches off. */
export const switchedPages = ["skills", "booking", "pricing", "payment", "proof"] as const

/** The content types that a page shows. With none of it the page is not built. */
const shown = {
  work: { type: "Project", what: "projects in content/projects/" },
  blogs: { type: "Article", what: "articles in content/blog/" },
  resume: { type: "Resume", what: "facts about you in content/resume.json" },
  skills: { type: "SkillList", what: "skills in content/lists/skills.json" },
  pricing: { type: "PlanList", what: "plans in content/lists/plans.json" },
  payment: { type: "CurrencyList", what: "currencies in content/lists/currencies.json" },
  made: { type: "MadePage", what: "words in content/pages/made.json" },
  accessibility: { type: "AccessibilityPage", what: "words in content/pages/accessibility.json" },
  proof: { type: "LedgerClaim", what: "claims in content/claims/" },
  estimate: { type: "EstimatePage", what: "rules in content/pages/estimate.json" },
  yours: { type: "YoursPage", what: "accounts in content/pages/yours.json" },
  terms: { type: "TextPage", folder: "terms", what: "words in content/pages/terms.mdx" },
}

type Shown = { type: string; folder?: string; what: string }

/** What a page shows, in words, if the site does without the page once there is none of it. */
export const shownOn = (page: string): string | undefined =>
  Object.entries(shown).find(([name]) => name === page)?.[1].what

const emptyList = z.union([
  z.object({ items: z.array(z.unknown()).length(0) }),
  z.object({ groups: z.array(z.unknown()).length(0) }),
])

/** Whether an entry has anything to show. A list that cannot be read counts: its own errors are reported. */
export const hasItems = (data: unknown) => !emptyList.safeParse(data).success

const switches = z.object({ pages: z.partialRecord(z.enum(switchedPages), z.boolean()) }).catch({ pages: {} })

/** Pages that the site does without, by name, with the reason in words that follow "which". */
export function absentPages(
  settings: unknown,
  dataOf: (type: string, folder?: string) => readonly unknown[],
): ReadonlyMap<string, string> {
  const { pages } = switches.parse(settings)
  const isEmpty = ({ type, folder }: Shown) => !dataOf(type, folder).some(hasItems)
  const empty = Object.entries(shown).filter(([, page]) => isEmpty(page))
  // Its prices begin with the plans.
  const withoutPlans = isEmpty(shown.pricing) ? [["estimate", shown.pricing] as const] : []
  const off = switchedPages.filter((name) => pages[name] === false)
  return new Map([
    ...[...empty, ...withoutPlans].map(
      ([name, { what }]) => [name, `is not built, because there are no ${what}`] as const,
    ),
    ...off.map((name) => [name, `is switched off by "${name}": false in content/site.json`] as const),
  ])
}

/** The content types that decide whether a page is absent. */
export const decisiveTypes: readonly string[] = Object.values(shown).map(({ type }) => type)

/** The same pages by address. */
export function byAddress(
  absent: ReadonlyMap<string, string>,
  ownerSlug: string,
): ReadonlyMap<string, string> {
  const { work, blogs } = fixedRoutes(ownerSlug)
  const named: Readonly<Record<string, string>> = { work, blogs }
  return new Map([...absent].map(([name, reason]) => [named[name] ?? `/${name}/`, reason]))
}

/** The page of a link: its path without a query and an anchor. */
export const pageOfLink = (to: string): string => to.split(/[?#]/)[0] ?? ""
