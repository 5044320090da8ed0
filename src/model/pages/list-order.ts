import { z } from "zod"
import { slugOf } from "../read/project-of"
import type { Entry } from "../read/read-entries"

const place = z.object({ date: z.string().optional(), order: z.number().optional() }).catch({})

/**
 * Orders entries as all lists and queries do: articles by date, newest first, others by `order`. Equal ones stand by
 * their address, so that no two lists and no two builds differ.
 */
export function inListOrder(one: Entry, other: Entry): number {
  const [a, b] = [place.parse(one.data), place.parse(other.data)]
  const byPlace =
    a.order === undefined || b.order === undefined ? compared(b.date ?? "", a.date ?? "") : a.order - b.order
  return byPlace || compared(slugOf(one), slugOf(other))
}

/** By code units, as Gatsby's queries compare. */
const compared = (a: string, b: string) => Number(a > b) - Number(a < b)
