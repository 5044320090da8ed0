import { draftDays } from "../browser/storage-keys"
import { datedIn } from "./dated"
import { today } from "../calendar/dates"

/** The visitor's own estimate, kept on their device as its address has it, for as many days as a draft. */

/** An estimate as its address has it (search-params.ts). */
export const estimateQuery = /^\?(?:[a-z]{1,12}=[a-z\d]{1,12}&){1,10}dated=\d{8}$/

export function saveEstimate(query: string) {
  try {
    if (query === "") localStorage.removeItem("estimate")
    else localStorage.setItem("estimate", query)
  } catch {
    // Storage is blocked or full: the address has the estimate.
  }
}

/** Returns the query of the kept estimate, or an empty one. What is none, or is too old, is removed. */
export function savedEstimate(now = today()): string {
  try {
    const query = localStorage.getItem("estimate")
    if (query === null) return ""
    const dated = estimateQuery.test(query) ? datedIn(query, now) : undefined
    if (dated !== undefined && now - dated < draftDays) return query
    localStorage.removeItem("estimate")
  } catch {
    // Storage is blocked.
  }
  return ""
}
