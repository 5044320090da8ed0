import type { LocalePatterns } from "./pattern-formatters"
import type { Rules } from "./rules"

/** What the price needs before the page's scripts run (src/startup/estimate-before-hydration.ts). */
export type RulesBeforeHydration = {
  readonly rules: Rules
  readonly formats: Pick<LocalePatterns, "money" | "digits">
  readonly words: Readonly<Record<"days" | "exactDays", string>>
}

/** The names of all that it needs. The questions and the other words of the sheet weigh more than these. */
const needed =
  "rules formats words plans name price pages usual most line low high label languages days choices key options plan timing start basic complex page margin excluded deposit money digits exactDays".split(
    " ",
  )

/** The rules as text, for an attribute of the form. */
export function rulesBeforeHydration({
  rules,
  formats: { money, digits },
  words,
}: RulesBeforeHydration): string {
  const { plans, pages, languages, choices, timing } = rules
  const priced: Rules = { plans, pages, languages, choices, timing, excluded: [], deposit: null }
  return JSON.stringify({ rules: priced, formats: { money, digits }, words }, needed)
}
