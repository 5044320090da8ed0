import { fillIn } from "../../../text/fill-in"
import { formatPrice } from "../../../text/locale/intl-formatters"
import { localPath } from "../../languages/local-site"
import { writtenAs } from "../../source/entries"
import { absentIn } from "../present"
import type { ResolverContext } from "../resolver-context"
import { siteSettings } from "../tokens"
import { pageWords } from "../words"

type Context = Pick<ResolverContext, "language" | "nodeModel">
type Plans = { items: readonly { price: number }[] }

/** The page with the plans, in the site's own language. */
const pricing = "/pricing/"

/** What search engines read of the plans. */
export const planResolvers = {
  PlanList: {
    /** From the lowest price to the highest, in words. */
    prices: {
      type: "String",
      resolve: async ({ items }: Plans, _: object, context: Context) => {
        if (items.length === 0) return null
        const site = await siteSettings(context.nodeModel)
        const all = items.map(({ price }) => price)
        const [low = "", high = ""] = [Math.min(...all), Math.max(...all)].map((price) =>
          formatPrice(price, writtenAs(site), site.currency),
        )
        return low === high ? low : fillIn((await pageWords(context)).outside.prices, { low, high })
      },
    },
    /** Their page in the language of the page that asks; none if the site does without it. */
    page: {
      type: "String",
      resolve: async (_: object, __: object, { language, nodeModel }: Context) =>
        (await absentIn(nodeModel))(pricing) ? null : localPath(pricing, language),
    },
  },
}
