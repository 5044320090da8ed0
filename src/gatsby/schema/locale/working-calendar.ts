import type { Node } from "gatsby"
import { dayOf } from "../../../calendar/dates"
import { holidaysOf } from "./holidays"
import type { ResolverContext } from "../resolver-context"
import { writtenAs } from "../../source/entries"
import { siteSettings } from "../tokens"

export const workingCalendarType = `
    "When the owner works. Days are numbers (src/calendar/dates.ts)."
    type WorkingCalendar @dontInfer {
      "The days of a week, such as monday; Monday to Friday if left out."
      workingDays: [String!]
      "The public holidays of the owner's country, and the owner's own days off."
      holidays: [Int!]!
    }
`

/** When the owner works, from the settings of the site. A page may be read long after it was built. */
export const workingCalendar = {
  type: "WorkingCalendar!",
  resolve: async (_: object, __: object, { nodeModel }: Pick<ResolverContext, "nodeModel">) => {
    const site = await siteSettings(nodeModel)
    const { country, owner } = site
    const built = await nodeModel.findOne<Node & { day: string }>({ type: "BuildDay" })
    const region = country ?? new Intl.Locale(writtenAs(site)).maximize().region ?? ""
    const year = Number(built?.day.slice(0, 4) ?? new Date().getFullYear())
    const daysOff = (owner.daysOff ?? []).map(dayOf)
    return { workingDays: owner.workingDays, holidays: [...holidaysOf(region, year), ...daysOff] }
  },
}
