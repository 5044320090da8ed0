import { minutesOf } from "./body"
import type { ArticleNode, SiteNode } from "./entries"
import { localFormats } from "./local-formats"
import { dayIn, localeOf, priceIn, readingTimeIn } from "./local-words"
import type { ResolverContext } from "./resolver-context"
import { siteSettings } from "./tokens"

/** Fields that the site's language and currency decide how to write. */
export const localResolvers = {
  SiteSettings: {
    locale: {
      type: "String!",
      resolve: ({ language, country }: SiteNode) => localeOf(language, country),
    },
  },
  Plan: {
    cost: local(({ price }: { price: number }, { language, currency }) => priceIn(price, language, currency)),
  },
  EstimatePage: {
    formats: {
      type: "LocalFormats!",
      resolve: async (_: object, __: object, { nodeModel }: Pick<ResolverContext, "nodeModel">) => {
        const { language, currency } = await siteSettings(nodeModel)
        return localFormats(language, currency)
      },
    },
  },
  Article: {
    day: local(({ date }: ArticleNode, { language }) => dayIn(date, language)),
    updatedDay: {
      ...local(({ updated }: ArticleNode, { language }) => (updated ? dayIn(updated, language) : null)),
      type: "String",
    },
    readingTime: local((article: ArticleNode, { language }) => readingTimeIn(minutesOf(article), language)),
  },
}

/** A field with words that depend on the site's settings, which are read from their node. */
function local<Source>(wordsOf: (source: Source, site: SiteNode) => string | null) {
  return {
    type: "String!",
    resolve: async (source: Source, _: object, { nodeModel }: Pick<ResolverContext, "nodeModel">) =>
      wordsOf(source, await siteSettings(nodeModel)),
  }
}
