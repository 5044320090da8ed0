import { projectIn } from "../addresses"
import { minutesOf } from "../../bodies/body"
import type { ArticleNode, SiteNode } from "../../source/entries"
import { localePatterns } from "./locale-patterns"
import {
  formatDate,
  localeOf,
  formatPeriod,
  formatPrice,
  formatReadingTime,
} from "../../../text/intl-formatters"
import type { ResolverContext } from "../resolver-context"
import { siteSettings } from "../tokens"

type Timed = { startDate?: string; endDate?: string }

const period = local(({ startDate, endDate }: Timed, { language }) =>
  formatPeriod(startDate, endDate, language),
)

/** The day of an entry of a resume that has only one; empty without any. */
const day = <Source>(dateOf: (source: Source) => string | undefined) =>
  local((source: Source, { language }) => formatPeriod(undefined, dateOf(source), language))

export const localeResolvers = {
  SiteSettings: {
    locale: {
      type: "String!",
      resolve: ({ language, country }: SiteNode) => localeOf(language, country),
    },
  },
  Plan: {
    cost: local(({ price }: { price: number }, { language, currency }) =>
      formatPrice(price, language, currency),
    ),
  },
  EstimatePage: {
    formats: {
      type: "LocalePatterns!",
      resolve: async (_: object, __: object, { nodeModel }: Pick<ResolverContext, "nodeModel">) => {
        const { language, currency } = await siteSettings(nodeModel)
        return localePatterns(language, currency)
      },
    },
  },
  Article: {
    day: local(({ date }: ArticleNode, { language }) => formatDate(date, language)),
    updatedDay: {
      ...local(({ updated }: ArticleNode, { language }) => (updated ? formatDate(updated, language) : null)),
      type: "String",
    },
    readingTime: local((article: ArticleNode, { language }) =>
      formatReadingTime(minutesOf(article), language),
    ),
  },
  LedgerMeasured: { day: day(({ date }: { date?: string }) => date) },
  ResumeWork: { period },
  ResumeVolunteer: { period },
  ResumeProject: {
    period: {
      type: "String!",
      resolve: async (entry: Timed & { project?: string }, _: object, { nodeModel }: ResolverContext) => {
        const { language } = await siteSettings(nodeModel)
        if (entry.startDate ?? entry.endDate) return formatPeriod(entry.startDate, entry.endDate, language)
        // Without dates of its own, it has the month of the site's project.
        const project = entry.project === undefined ? null : await projectIn(entry.project, nodeModel)
        return formatPeriod(undefined, project?.date.slice(0, 7), language)
      },
    },
  },
  ResumeEducation: { period },
  ResumeCertificate: { period: day(({ date }: { date?: string }) => date) },
  ResumeAward: { period: day(({ date }: { date?: string }) => date) },
  ResumePublication: { period: day(({ releaseDate }: { releaseDate?: string }) => releaseDate) },
}

/** A field with words that depend on the site's settings, which are read from their node. */
function local<Source>(wordsOf: (source: Source, site: SiteNode) => string | null) {
  return {
    type: "String!",
    resolve: async (source: Source, _: object, { nodeModel }: Pick<ResolverContext, "nodeModel">) =>
      wordsOf(source, await siteSettings(nodeModel)),
  }
}
