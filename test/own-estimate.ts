import { z } from "zod"
import { type WorkingCalendar, dayOf } from "../src/calendar/dates"
import type { Rules } from "../src/estimate/rules"
import { type Sentences, defaultSentences } from "../src/estimate/sentences"
import { holidaysOf } from "../src/gatsby/schema/locale/holidays"
import { localePatterns } from "../src/gatsby/schema/locale/locale-patterns"
import { readContent } from "../src/model/read/content"
import { estimatePage } from "../src/model/schema/content-types/estimate"
import { planList } from "../src/model/schema/content-types/lists"
import { site } from "../src/model/schema/content-types/site"

/** The owner's rules of the estimate and their plans; undefined without them. */
const { entries } = readContent(process.cwd())
const dataOf = (kind: string) => entries.find((entry) => entry.type.name === kind)?.data

export const ownEstimate = z
  .object({ page: estimatePage, plans: planList })
  .safeParse({ page: dataOf("EstimatePage"), plans: dataOf("PlanList") }).data

const settings = site
  .pick({ language: true, currency: true, country: true, availability: true, owner: true })
  .parse(
    Object.fromEntries(
      ["language", "currency", "country", "availability", "owner"].map((key) => [
        key,
        Reflect.get(Object(dataOf("SiteSettings")), key),
      ]),
    ),
  )

/** The rules as the page has them: what is left out is null. */
export const ownRules: Rules | undefined = ownEstimate && {
  ...ownEstimate.page,
  deposit: ownEstimate.page.deposit ?? null,
  plans: ownEstimate.plans.items.map(({ name, price, pages = null }) => ({ name, price, pages })),
  choices: ownEstimate.page.choices.map((choice) => ({
    ...choice,
    options: choice.options.map((option) => ({
      key: option.key,
      label: option.label,
      plan: option.plan ?? null,
      line: option.line ?? null,
      days: option.days ?? null,
      within: option.within ?? null,
      included: option.included ?? null,
      excluded: option.excluded ?? null,
    })),
  })),
}

/** How the site's language writes prices and days. */
export const ownFormats = localePatterns(settings.language, settings.currency)

/** The sentences of the sheet. */
export const ownSentences: Sentences = Object.assign({ ...defaultSentences }, ownEstimate?.page.sentences)

/** The day from which the owner takes projects, if they say it. */
export const ownAvailableFrom = settings.availability?.projects
  ? dayOf(settings.availability.projects)
  : undefined

const region = settings.country ?? new Intl.Locale(settings.language).maximize().region ?? ""

/** When the owner works, from this year on. */
export const ownCalendar: WorkingCalendar = {
  workingDays: settings.owner.workingDays ?? null,
  holidays: [...holidaysOf(region, new Date().getFullYear()), ...(settings.owner.daysOff ?? []).map(dayOf)],
}
