import type { Node } from "gatsby"
import { fillIn } from "../../../text/fill-in"
import { type SiteNode, writtenAs } from "../../source/entries"
import { formatDate } from "../../../text/locale/intl-formatters"
import type { Words } from "../../../words/words"
import type { ResolverContext } from "../resolver-context"
import { pageWords } from "../words"

type Availability = NonNullable<SiteNode["availability"]>
type AvailabilityText = { projects: string | null; fullTime: string | null; start: string | null }

/**
 * The owner's next free start in words, as of `today` at their place (`2025-03-31`). A day that has come is now.
 * @param usual the words of the language, where the owner has no others.
 */
export function availabilityText(
  { projects, fullTime, words }: Availability,
  today: string,
  language: string,
  usual: Words["availability"],
): AvailabilityText {
  function say(date: string | undefined, later: string, now: string): string | null {
    if (date === undefined) return null
    // Dates such as 2025-03-31 compare correctly as text.
    return date <= today ? now : fillIn(later, { day: formatDate(date, language) })
  }
  return {
    projects: say(projects, words?.projects ?? usual.projects, words?.projectsNow ?? usual.projectsNow),
    fullTime: say(fullTime, words?.fullTime ?? usual.fullTime, words?.fullTimeNow ?? usual.fullTimeNow),
    start: say(fullTime, "{day}", words?.now ?? usual.now),
  }
}

/** `availabilityText` of the site's settings. It depends on the day of the build. */
export const availabilityResolver = {
  SiteSettings: {
    availabilityText: {
      type: "AvailabilityText",
      resolve: async (site: SiteNode, _: object, context: ResolverContext) => {
        const { availability } = site
        const built = await context.nodeModel.findOne<Node & { day: string }>({ type: "BuildDay" })
        if (!availability || !built) return null
        const usual = (await pageWords(context)).availability
        return availabilityText(availability, built.day, writtenAs(site), usual)
      },
    },
  },
}
