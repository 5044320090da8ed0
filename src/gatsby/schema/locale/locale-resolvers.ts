import { projectIn } from "../addresses"
import { readingMinutes } from "../../../text/locale/reading-time"
import { type ArticleNode, type SiteNode, writtenAs } from "../../source/entries"
import { localePatterns } from "./locale-patterns"
import {
  formatDate,
  localeOf,
  formatPeriod,
  formatPrice,
  formatReadingTime,
} from "../../../text/locale/intl-formatters"
import type { ResolverContext } from "../resolver-context"
import type { Words } from "../../../words/words"
import { siteSettings } from "../tokens"
import { pageWords } from "../words"

type Timed = { startDate?: string; endDate?: string }

const period = worded(({ startDate, endDate }: Timed, site, { now }) =>
  formatPeriod(startDate, endDate, writtenAs(site), now),
)

/** The day of an entry of a resume that has only one; empty without any. */
const day = <Source>(dateOf: (source: Source) => string | undefined) =>
  local((source: Source, site) => formatPeriod(undefined, dateOf(source), writtenAs(site), ""))

/** How prices and days are written, for the browser. */
const formats = {
  type: "LocalePatterns!",
  resolve: async (_: object, __: object, { nodeModel }: Pick<ResolverContext, "nodeModel">) => {
    const site = await siteSettings(nodeModel)
    return localePatterns(writtenAs(site), site.currency)
  },
}

export const localeResolvers = {
  SiteSettings: {
    locale: {
      type: "String!",
      resolve: (site: SiteNode) => localeOf(writtenAs(site), site.country),
    },
    service: {
      type: "String!",
      resolve: async (_: object, __: object, context: Pick<ResolverContext, "language" | "nodeModel">) =>
        (await pageWords(context)).outside.service,
    },
  },
  Plan: {
    cost: local(({ price }: { price: number }, site) => formatPrice(price, writtenAs(site), site.currency)),
  },
  EstimatePage: { formats },
  YoursPage: { formats },
  Article: {
    day: local(({ date }: ArticleNode, site) => formatDate(date, writtenAs(site))),
    updatedDay: {
      ...local(({ updated }: ArticleNode, site) => (updated ? formatDate(updated, writtenAs(site)) : null)),
      type: "String",
    },
    readingTime: worded((article: ArticleNode, { language }, { reading }) =>
      formatReadingTime(readingMinutes(article, language), language, reading),
    ),
  },
  LedgerMeasured: { day: day(({ date }: { date?: string }) => date) },
  ResumeWork: { period },
  ResumeVolunteer: { period },
  ResumeProject: {
    period: {
      type: "String!",
      resolve: async (entry: Timed & { project?: string }, _: object, context: ResolverContext) => {
        const { nodeModel } = context
        const language = writtenAs(await siteSettings(nodeModel))
        const { now } = (await pageWords(context)).body
        if (entry.startDate ?? entry.endDate)
          return formatPeriod(entry.startDate, entry.endDate, language, now)
        // Without dates of its own, it has the month of the site's project.
        const project = entry.project === undefined ? null : await projectIn(entry.project, nodeModel)
        return formatPeriod(undefined, project?.date.slice(0, 7), language, now)
      },
    },
  },
  ResumeEducation: { period },
  ResumeCertificate: { period: day(({ date }: { date?: string }) => date) },
  ResumeAward: { period: day(({ date }: { date?: string }) => date) },
  ResumePublication: { period: day(({ releaseDate }: { releaseDate?: string }) => releaseDate) },
}

/** A field with words that depend on the site's settings, which are read from their node. */
function local<Source>(textOf: (source: Source, site: SiteNode) => string | null) {
  return {
    type: "String!",
    resolve: async (source: Source, _: object, { nodeModel }: Pick<ResolverContext, "nodeModel">) =>
      textOf(source, await siteSettings(nodeModel)),
  }
}

/** The same, where the language has a word of its own for it. */
function worded<Source>(textOf: (source: Source, site: SiteNode, words: Words["body"]) => string) {
  return {
    type: "String!",
    resolve: async (source: Source, _: object, context: Pick<ResolverContext, "language" | "nodeModel">) =>
      textOf(source, await siteSettings(context.nodeModel), (await pageWords(context)).body),
  }
}
