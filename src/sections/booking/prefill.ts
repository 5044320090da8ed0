import { estimateQuery } from "../../estimate/saved-estimate"

/** The name of a plan in the booking page's query. */
const planKey = "plan"

/** The address of the booking page for a plan. */
export const forPlan = (booking: string, plan: string) =>
  `${booking}?${new URLSearchParams({ [planKey]: plan }).toString()}`

/** What a visitor brings along to the calendar: the plan that they chose, or the address of their estimate. */
type Prefill = { readonly plan: string } | { readonly estimate: string }

/**
 * Returns what the booking page's query brings along, if anything.
 * @param page the estimate's address.
 * @param plans the names of the plans. No other is passed on.
 */
export function prefillFrom(search: string, page: string, plans: readonly string[]): Prefill | undefined {
  const plan = new URLSearchParams(search).get(planKey)
  if (plan !== null && plans.includes(plan)) return { plan }
  return estimateQuery.test(search) ? { estimate: page + search } : undefined
}

/**
 * The calendar's address with what a visitor brings along, which Calendly puts into the first question of its own form
 * (`a1`, https://help.calendly.com/hc/en-us/articles/226766767).
 * @param writtenIn the page's language, if the owner has to be told.
 */
export function withPrefill(
  calendar: string,
  brought: Prefill | undefined,
  writtenIn?: string | null,
): string {
  const own = brought && ("plan" in brought ? brought.plan : brought.estimate)
  const reported = [own, writtenIn].filter(Boolean).join("\n")
  if (reported === "") return calendar
  const address = new URL(calendar)
  address.searchParams.set("a1", reported)
  return address.href
}
