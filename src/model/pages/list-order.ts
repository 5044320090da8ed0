import { z } from "zod"
import { slugOf } from "../read/project-of"
import type { Entry } from "../read/read-entries"

const place = z.object({ date: z.string().optional(), order: z.number().optional() }).catch({})

/**
 * Compares two entries of a kind as all lists order them: articles by their date, newest first, others by their `order`.
 * Entries of one day or one number stand by their address, so that no two lists and no two builds differ. The queries of
 * pages do the same.
 */
export function inListOrder(one: Entry, other: Entry): number {
  const [a, b] = [place.parse(one.data), place.parse(other.data)]
  const byPlace =
    a.order === undefined || b.order === undefined ? compared(b.date ?? "", a.date ?? "") : a.order - b.order
  return byPlace || compared(slugOf(one), slugOf(other))
}

/** By code units, as Gatsby's queries compare. */
const compared = (a: string, b: string) => Number(a > b) - Number(a < b)
