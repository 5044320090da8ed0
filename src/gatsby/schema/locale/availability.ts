import type { Node } from "gatsby"
import { fillIn } from "../../../text/fill-in"
import type { SiteNode } from "../../source/entries"
import { formatDate } from "../../../text/intl-formatters"
import type { ResolverContext } from "../resolver-context"

type Availability = NonNullable<SiteNode["availability"]>
type AvailabilityText = { projects: string | null; fullTime: string | null; start: string | null }

/** The owner's next free start in words, as of `today` at their place (`2025-03-31`). A day that has come is now. */
export function availabilityText(
  { projects, fullTime, words }: Availability,
  today: string,
  language: string,
): AvailabilityText {
  function say(date: string | undefined, later: string, now: string): string | null {
    if (date === undefined) return null
    // Dates such as 2025-03-31 compare correctly as text.
    return date <= today ? now : fillIn(later, { day: formatDate(date, language) })
  }
  return {
    projects: say(
      projects,
      words?.projects ?? "Taking projects from {day}",
      words?.projectsNow ?? "Taking projects now",
    ),
    fullTime: say(
      fullTime,
      words?.fullTime ?? "Open to full-time work from {day}",
      words?.fullTimeNow ?? "Open to full-time work now",
    ),
    start: say(fullTime, "{day}", words?.now ?? "Now"),
  }
}

/** `availabilityText` of the site's settings. It depends on the day of the build. */
export const availabilityResolver = {
  SiteSettings: {
    availabilityText: {
      type: "AvailabilityText",
      resolve: async ({ availability, language }: SiteNode, _: object, { nodeModel }: ResolverContext) => {
        const built = await nodeModel.findOne<Node & { day: string }>({ type: "BuildDay" })
        return availability && built ? availabilityText(availability, built.day, language) : null
      },
    },
  },
}
