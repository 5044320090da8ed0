import type { z } from "zod"
import { dayOf } from "../../../calendar/dates"
import { spanWords } from "../../../estimate/pattern-formatters"
import en from "../../../words/en.json"
import type { estimatePage } from "../../../model/schema/content-types/estimate"
import { fillIn } from "../../../text/fill-in"
import { localePatterns } from "./locale-patterns"
import type { ResolverContext } from "../resolver-context"
import { writtenAs } from "../../source/entries"
import { siteSettings } from "../tokens"
import { pageWords } from "../words"
import { workingCalendar } from "./working-calendar"

type Source = z.infer<typeof estimatePage>
type Context = Pick<ResolverContext, "nodeModel">

export const estimateTypes = `
    "The sentences of the estimate: the owner's, or the usual ones (src/words/)."
    type EstimateSaid @dontInfer {
      ${Object.keys(en.sentences)
        .map((name) => `${name}: String! @tokens`)
        .join("\n      ")}
    }
    "What costs something on top of a plan, with its price in words."
    type EstimateExtra @dontInfer {
      label: String! @tokens
      cost: String!
    }
`

/** What the estimate needs besides its own file. Days are numbers (src/calendar/dates.ts). */
export const estimateResolvers = {
  EstimatePage: {
    said: {
      type: "EstimateSaid!",
      resolve: async ({ sentences }: Source, _: object, context: ResolverContext) => ({
        ...(await pageWords(context)).sentences,
        ...sentences,
      }),
    },
    extras: {
      type: "[EstimateExtra!]!",
      resolve: async (page: Source, _: object, { nodeModel }: Context) => {
        const site = await siteSettings(nodeModel)
        const formats = localePatterns(writtenAs(site), site.currency)
        return linesOf(page).map(({ label, each, ...span }) => ({
          label: each ?? fillIn(label, { count: "1" }),
          cost: spanWords(span, formats),
        }))
      },
    },
    availableFrom: {
      type: "Int",
      resolve: async (_: object, __: object, { nodeModel }: Context) => {
        const { availability } = await siteSettings(nodeModel)
        return availability?.projects ? dayOf(availability.projects) : null
      },
    },
    calendar: workingCalendar,
  },
}

/** All that may stand on a sheet besides the plan, in the order of the questions. */
const linesOf = ({ pages, languages, choices }: Source) => [
  pages.line,
  languages.line,
  ...choices.flatMap(({ options }) => options.flatMap(({ line }) => line ?? [])),
]
