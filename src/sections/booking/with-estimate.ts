import { fixedRoutes } from "../../model/pages/routes"

const { estimate } = fixedRoutes("")

/** A query as the estimate writes it. Nothing else is passed on to the calendar. */
const answers = /^\?[a-z]+=[a-z\d]+(?:&[a-z]+=[a-z\d]+)*$/

/** The longest query that is passed on. */
const longest = 300

/**
 * The calendar's address with the address of the visitor's estimate, which Calendly puts into the first question of its
 * own form (`a1`, https://help.calendly.com/hc/en-us/articles/226766767).
 * @param site the site's address.
 * @param search the query of the booking page: the answers of the estimate that led there, if any did.
 */
export function withEstimate(calendar: string, site: string, search: string): string {
  if (search.length > longest || !answers.test(search)) return calendar
  const address = new URL(calendar)
  address.searchParams.set("a1", `${site}${estimate}${search}`)
  return address.href
}
