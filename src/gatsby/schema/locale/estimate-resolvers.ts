import type { z } from "zod"
import { dayOf } from "../../../calendar/dates"
import { spanWords } from "../../../estimate/pattern-formatters"
import { defaultSentences } from "../../../estimate/sentences"
import type { estimatePage } from "../../../model/schema/content-types/estimate"
import { fillIn } from "../../../text/fill-in"
import { localePatterns } from "./locale-patterns"
import type { ResolverContext } from "../resolver-context"
import { siteSettings } from "../tokens"
import { workingCalendar } from "./working-calendar"

type Source = z.infer<typeof estimatePage>
type Context = Pick<ResolverContext, "nodeModel">

export const estimateTypes = `
    "The sentences of the estimate: the owner's, or the usual ones (src/estimate/sentences.ts)."
    type EstimateSaid @dontInfer {
      ${Object.keys(defaultSentences)
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
      resolve: ({ sentences }: Source) => ({ ...defaultSentences, ...sentences }),
    },
    extras: {
      type: "[EstimateExtra!]!",
      resolve: async (page: Source, _: object, { nodeModel }: Context) => {
        const { language, currency } = await siteSettings(nodeModel)
        const formats = localePatterns(language, currency)
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
