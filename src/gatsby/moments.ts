import { noonOf } from "../lib/zoned-date"
import type { SiteNode } from "./entries"
import type { NodeModel, ResolverContext } from "./resolver-context"

type Dated = { date: string; updated?: string | undefined }

/**
 * Dates as moments in the owner's time zone. They are made when the site is built: a browser needs some 15 ms to
 * get the zones ready, on a slow phone four times as long, and no visitor sees them.
 */
export const momentResolvers = {
  Project: { made: moment(({ date }) => date) },
  Article: {
    published: moment(({ date }) => date),
    changed: moment(({ date, updated }) => updated ?? date),
  },
}

function moment(dateOf: (entry: Dated) => string) {
  return {
    type: "String!",
    resolve: async (entry: Dated, _: object, { nodeModel }: Pick<ResolverContext, "nodeModel">) =>
      noonOf(dateOf(entry), await zoneOf(nodeModel)),
  }
}

async function zoneOf(nodeModel: NodeModel): Promise<string> {
  const site = await nodeModel.findOne<SiteNode>({ type: "SiteSettings" })
  if (!site) throw new Error("content/site.json was not read")
  return site.owner.timeZone
}
