import { noonOf } from "./zoned-date"
import type { NodeModel } from "../resolver-context"
import { siteOwner } from "../tokens"

type Dated = { date: string; updated?: string | undefined }

/** Dates as ISO 8601 at noon in the owner's time zone. A browser would need 15 ms or more to load the time zones. */
export const isoDateResolvers = {
  Project: { made: isoDate(({ date }) => date) },
  Article: {
    published: isoDate(({ date }) => date),
    changed: isoDate(({ date, updated }) => updated ?? date),
  },
}

function isoDate(dateOf: (entry: Dated) => string) {
  return {
    type: "String!",
    resolve: async (entry: Dated, _: object, { nodeModel }: { nodeModel: Pick<NodeModel, "findOne"> }) =>
      noonOf(dateOf(entry), (await siteOwner(nodeModel)).timeZone),
  }
}
